/** Fair chance as people see it: the fingerprint from the start, the seed only after the end. */
import { fireEvent, screen } from '@testing-library/react-native';
import { useState, type ReactNode } from 'react';

import FairnessScreen from '../../app/screens/fairness/FairnessScreen';
import { shareMatchFile } from '../../app/screens/match/shareFile';
import { FairChance } from '../../app/screens/newMatch/FairChance';
import { commitTo } from '../../src/match/chance';
import { fingerprint, shortFingerprint } from '../../src/match/fingerprint';
import qwintoReal from '../games/qwinto/transcripts/score.json';
import veselkaDealt from '../games/veselka/transcripts/virtual.json';
import veselkaReal from '../games/veselka/transcripts/referee.json';
import { matchDesk } from '../support/matchHarness';
import { renderUi } from './ui/harness';

const mockSaved: string[] = [];
jest.mock('../../src/storage/files', () => ({
  saveFile: ({ name }: { name: string }) => {
    mockSaved.push(name);
    return Promise.resolve('shared');
  },
}));

describe('the page of a match', () => {
  const desk = matchDesk();
  beforeEach(() => {
    mockSaved.length = 0;
  });

  const seedOf = async (): Promise<string> =>
    (await desk.store().match(desk.match().info.id))?.seed ?? '';

  test('while it is played it shows the fingerprint, the seed nowhere, and no file can be saved', async () => {
    await desk.open(veselkaDealt, 3, FairnessScreen);
    const seed = await seedOf();
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(screen.getByText(fingerprint(commitTo(seed)))).toBeOnTheScreen();
    expect(screen.getByText('Відкриється, коли партія скінчиться.')).toBeOnTheScreen();
    const page = JSON.stringify(screen.toJSON());
    expect(page).not.toContain(seed);
    expect(page).not.toContain(fingerprint(seed));
    expect(screen.getByRole('button', { name: /^Зберегти партію файлом/ })).toBeDisabled();
  });

  test('a dealt match is not handed out as a file before its end, a finished one is', async () => {
    await desk.open(veselkaDealt, 3);
    const { id } = desk.match().info;
    await expect(shareMatchFile(desk.store(), id)).rejects.toThrow('not over yet');
    expect(mockSaved).toEqual([]);
    await screen.unmountAsync();
    await desk.open(veselkaDealt);
    await shareMatchFile(desk.store(), desk.match().info.id);
    expect(mockSaved).toHaveLength(1);
  });

  test('after the end it shows the seed that gives the fingerprint', async () => {
    await desk.open(veselkaDealt, undefined, FairnessScreen);
    const seed = await seedOf();
    expect(screen.getByText(fingerprint(seed))).toBeOnTheScreen();
    expect(screen.getByText(fingerprint(commitTo(seed)))).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: /^Зберегти партію файлом/ })).toBeEnabled();
  });

  test('with real cards there is nothing to check', async () => {
    await desk.open(veselkaReal, 2, FairnessScreen);
    expect(screen.getByText(/карти й кубики справжні/)).toBeOnTheScreen();
    expect(screen.queryByText('Відбиток зерна')).toBeNull();
  });

  test('the end leads there only where the app dealt or rolled', async () => {
    const entry = () => screen.queryByRole('button', { name: /^Чесна випадковість/ });
    await desk.open(veselkaDealt);
    expect(entry()).toBeOnTheScreen();
    await screen.unmountAsync();
    await desk.open(veselkaReal);
    expect(entry()).toBeNull();
    await screen.unmountAsync();
    // It could have rolled, but every throw was typed in from real dice.
    await desk.open(qwintoReal);
    expect(desk.match().log.some(({ drawn }) => drawn)).toBe(false);
    expect(entry()).toBeNull();
  });
});

describe('before a match', () => {
  const COMMITMENT = 'ab12cd34ef56'.padEnd(64, '0');

  function Desk({ onWords }: { onWords(words: readonly string[]): void }): ReactNode {
    const [added, setAdded] = useState<readonly string[]>([]);
    const change = (next: readonly string[]): void => {
      setAdded(next);
      onWords(next);
    };
    return (
      <FairChance
        commitment={COMMITMENT}
        added={added}
        onAdd={(word) => change([...added, word])}
        onRemove={(index) => change(added.filter((_, i) => i !== index))}
      />
    );
  }

  test('the fingerprint is read at a glance; words and taps can be added and taken back', () => {
    const onWords = jest.fn();
    renderUi(<Desk onWords={onWords} />);
    expect(shortFingerprint(COMMITMENT)).toBe('ab12 cd34 ef56');
    fireEvent.press(screen.getByRole('button', { name: /відбиток ab12 cd34 ef56/ }));
    fireEvent.changeText(screen.getByLabelText('Слово до зерна'), '  біла   ворона ');
    fireEvent.press(screen.getByRole('button', { name: 'Додати' }));
    fireEvent.press(screen.getByRole('button', { name: 'Додати' }));
    expect(onWords).toHaveBeenLastCalledWith(['біла ворона']);
    fireEvent.press(screen.getByRole('button', { name: 'Додати мить дотику' }));
    expect(onWords).toHaveBeenLastCalledWith(['біла ворона', expect.stringMatching(/^дотик \d+$/)]);
    fireEvent.press(screen.getByRole('button', { name: 'Прибрати: біла ворона' }));
    expect(onWords).toHaveBeenLastCalledWith([expect.stringMatching(/^дотик \d+$/)]);
  });
});
