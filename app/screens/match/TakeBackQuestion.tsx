/**
 * Somebody wants back what another player did: the device goes to that player, who agrees by holding, or plays on.
 * No hand is on the screen meanwhile.
 */
import type { ReactNode } from 'react';

import type { Asked, Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Button, T, useToast } from '../../../src/ui';
import { Curtain } from '../../../src/ui/components/Curtain';
import { moveSentence } from './logWords';
import { sayNames } from './names';
import { matchText } from './text';
import { useBook } from './useBook';

export interface TakeBackQuestionProps {
  match: Match;
  asked: Asked;
}

export function TakeBackQuestion({ match, asked }: TakeBackQuestionProps): ReactNode {
  const words = useText(matchText);
  const toast = useToast();
  const { info } = match;
  const { words: game } = useBook(info.game);
  const say = sayNames(info.players);
  const owner = info.players[asked.of];
  if (!owner) return null;
  const { by, open } = words.asked[asked.what];
  // As it was chosen: what nobody has turned up yet stays so.
  const did = { move: asked.move, veiled: false, undone: true };
  const answer = (agrees: boolean): void => {
    asked.answer(agrees).then(
      () => {
        if (agrees) toast.show({ text: asked.what === 'undo' ? words.undone : words.redone });
      },
      () => toast.show({ text: words.saveFailed, icon: 'info' }),
    );
  };
  return (
    <Curtain
      player={owner}
      handOver={words.passTo}
      holdLabel={words.asked.agree}
      onReveal={() => answer(true)}
      game={info.game}
      below={<Button kind="quiet" label={words.asked.refuse} onPress={() => answer(false)} />}
    >
      <T variant="heading" heading={2} align="center" style={{ maxWidth: 360 }}>
        {asked.by === null ? open : by(say.name(asked.by))}
      </T>
      <T align="center" style={{ maxWidth: 360 }}>
        {moveSentence(did, { words, game, say, setup: info.setup })}
      </T>
      {asked.crosses ? (
        <T color="inkSoft" align="center" style={{ maxWidth: 360 }}>
          {words.asked.seen[asked.crosses]}
        </T>
      ) : null}
    </Curtain>
  );
}
