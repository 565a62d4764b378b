/**
 * The curtain between two private views, with what already lies open on the table, what has happened meanwhile, and
 * the way to everything about the match. What it hides is not mounted, so it is nowhere on the page.
 */
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { Seat } from '../../../src/engine/types';
import { gameEntry, gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { SeatPlayer } from '../../../src/games/table';
import type { GameWords } from '../../../src/games/words';
import type { Curtain as CurtainNow, Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { IconButton, PlayerBadge, T, Touch, useTheme, type TopBarIcon } from '../../../src/ui';
import { Curtain } from '../../../src/ui/components/Curtain';
import { moveSentence } from './logWords';
import { sayNames } from './names';
import { PeekCurtain } from './PeekCurtain';
import { matchText } from './text';

export interface HandoverCurtainProps {
  match: Match;
  curtain: CurtainNow;
  words: GameWords;
  back: { label: string; onPress(): void };
  icons: readonly TopBarIcon[];
}

export function HandoverCurtain(props: HandoverCurtainProps): ReactNode {
  const { match, curtain, back, icons } = props;
  const words = useText(matchText);
  const { info } = match;
  const { who } = curtain.holder;
  const view = useMemo(() => match.view('table'), [match]);
  const [peeking, setPeeking] = useState<Seat | null>(null);
  const player = who === 'table' ? undefined : info.players[who];
  const { onCurtain } = gameOf(info.game).parts;
  if (!player) return null;
  const looks = peeking === null ? undefined : info.players[peeking];
  if (looks) return <PeekCurtain match={match} player={looks} onDone={() => setPeeking(null)} />;
  return (
    <Curtain
      player={player}
      handOver={words.passTo}
      note={words.onlyFor(player.name)}
      holdLabel={words.holdToOpen}
      onReveal={curtain.open}
      game={info.game}
      bar={
        <>
          <IconButton icon="back" {...back} />
          <View style={{ flex: 1 }} />
          {icons.map((icon) => (
            <IconButton key={icon.label} {...icon} />
          ))}
        </>
      }
      below={
        gameEntry(info.game).hands ? (
          <OwnCards
            players={info.players.filter(({ seat, bot }) => seat !== player.seat && !bot)}
            onPeek={setPeeking}
          />
        ) : null
      }
    >
      <Suspense fallback={null}>
        {showPart(onCurtain, { players: info.players, view, next: player.seat })}
      </Suspense>
      <Meanwhile match={match} seat={player.seat} game={props.words} />
    </Curtain>
  );
}

/** As many as leave the button in sight. */
const LINES = 4;
const LOW = 720;

/** What the others did since this player last decided something. */
function Meanwhile(props: { match: Match; seat: Seat; game: GameWords }): ReactNode {
  const { match, seat, game } = props;
  const words = useText(matchText);
  const { space } = useTheme();
  const most = useWindowDimensions().height < LOW ? 1 : LINES;
  const { players, setup } = match.info;
  const told = useMemo(() => match.since(seat), [match, seat]);
  if (told.length === 0) return null;
  const telling = { words, game, say: sayNames(players), setup };
  const sentences = told.map((one) =>
    moveSentence({ ...one, undone: false }, { ...telling, isOpen: one.lies ?? false }),
  );
  // Somebody lays two cards and the log says the same of both: once is enough.
  const lines = sentences.filter((line, i) => sentences.lastIndexOf(line) === i);
  const earlier = Math.max(0, lines.length - most);
  return (
    <View style={{ gap: space.xs, maxWidth: 360 }}>
      <T variant="label" color="inkFaint" heading={2} align="center">
        {words.curtain.since}
      </T>
      {earlier > 0 ? (
        <T variant="label" color="inkFaint" align="center">
          {words.curtain.earlier(earlier)}
        </T>
      ) : null}
      {lines.slice(earlier).map((line) => (
        <T key={line} variant="label" color="inkSoft" align="center">
          {line}
        </T>
      ))}
    </View>
  );
}

interface OwnCardsProps {
  players: readonly SeatPlayer[];
  onPeek(seat: Seat): void;
}

/** Whoever is not asked may still look at what they hold, behind a curtain of their own. */
function OwnCards({ players, onPeek }: OwnCardsProps): ReactNode {
  const words = useText(matchText).curtain;
  const { space, touch } = useTheme();
  return (
    <View style={{ alignItems: 'center' }}>
      <T variant="label" color="inkSoft">
        {words.peek}
      </T>
      <View style={{ flexDirection: 'row', gap: space.s }}>
        {players.map(({ seat, name, colour }) => (
          <Touch
            key={seat}
            label={words.peekOf(name)}
            onPress={() => onPeek(seat)}
            style={{
              minWidth: touch.min,
              minHeight: touch.min,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <PlayerBadge name={name} colour={colour} size={32} decorative />
          </Touch>
        ))}
      </View>
    </View>
  );
}
