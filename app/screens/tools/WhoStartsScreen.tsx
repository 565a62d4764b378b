/** Who goes first, drawn in front of everyone; no match needed. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { usePlayers } from '../../../src/match/hooks';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { Button, Chip, Panel, PlayerBadge, Screen, T, TopBar, useTheme } from '../../../src/ui';
import { Stepper } from '../../../src/ui/components/Stepper';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { RoundTable } from '../newMatch/RoundTable';
import { freeColour, type DraftPlayer } from '../newMatch/draft';
import { newMatchText } from '../newMatch/text';
import { useLot } from '../newMatch/useLot';
import { toolsText } from './text';

export default function WhoStartsScreen(): ReactNode {
  const words = useText(toolsText).whoStarts;
  const table = useText(newMatchText);
  const shared = useText(common);
  const goBack = useGoBack();
  const { space } = useTheme();
  const known = usePlayers();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [count, setCount] = useState(4);
  const [first, setFirst] = useState<number | null>(null);
  useScreenTitle(words.title);
  const people = (known ?? []).slice(0, 12);
  const marked = chosen ?? people.slice(0, 4).map((player) => player.id);
  const seated = people.length >= 2 ? seat(people, marked) : strangers(count, words.seat);
  const lot = useLot(seated.length);
  const toggle = (id: string) => {
    setFirst(null);
    setChosen(marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id]);
  };
  const winner = first === null ? undefined : seated[first];
  return (
    <Screen
      header={<TopBar title={words.title} back={{ label: shared.back, onPress: goBack }} />}
      footer={
        <Button
          icon="spin"
          label={lot.lit !== null ? words.drawing : first === null ? words.draw : words.drawAgain}
          disabled={seated.length < 2}
          busy={lot.lit !== null}
          reason={seated.length < 2 ? words.tooFew : undefined}
          onPress={() => lot.draw(setFirst)}
        />
      }
      contentStyle={{ gap: space.l }}
    >
      <T color="inkSoft">{people.length >= 2 ? words.hint : words.nobody}</T>
      {people.length >= 2 ? (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
          {people.map((player) => (
            <Chip
              key={player.id}
              label={player.name}
              selected={marked.includes(player.id)}
              disabled={!marked.includes(player.id) && marked.length >= 6}
              mark={
                <PlayerBadge
                  name={player.name}
                  colour={tokenOf(player, seated)}
                  size={22}
                  decorative
                />
              }
              onPress={() => toggle(player.id)}
            />
          ))}
        </View>
      ) : (
        <Stepper
          label={words.howMany}
          value={count}
          min={2}
          max={6}
          onChange={(n) => {
            setCount(n);
            setFirst(null);
          }}
        />
      )}
      <Panel>
        <RoundTable
          players={seated}
          first={first ?? -1}
          lit={lot.lit}
          around={table.around}
          label={table.whoStarts}
          chooses
          seatLabel={({ name }) => table.chooseStarter(name)}
          onSeat={setFirst}
        />
      </Panel>
      <T variant="title" align="center" aria-live="polite">
        {winner && lot.lit === null ? words.first(winner.name) : ' '}
      </T>
    </Screen>
  );
}

/** As it lies on the table, or would lie there. */
function tokenOf(player: DraftPlayer, seated: readonly DraftPlayer[]): number {
  return seated.find(({ id }) => id === player.id)?.colour ?? freeColour(seated, player.colour);
}

function seat(people: readonly DraftPlayer[], ids: readonly string[]): DraftPlayer[] {
  const seated: DraftPlayer[] = [];
  for (const { id, name, colour } of people)
    if (id && ids.includes(id)) seated.push({ id, name, colour: freeColour(seated, colour) });
  return seated;
}

function strangers(count: number, name: (n: number) => string): DraftPlayer[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `seat-${i + 1}`,
    name: name(i + 1),
    colour: i + 1,
  }));
}
