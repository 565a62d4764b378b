/** What was looked at one by one: chance, moves, the result, what was taken back. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { gameEntry } from '../../../src/games';
import type { Fault } from '../../../src/match/check';
import type { StoredCheck } from '../../../src/match/checkStored';
import type { KeptMatch } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { Divider, Icon, PlayerBadge, T, useTheme } from '../../../src/ui';
import { drawsOf } from './report';
import { verifyText } from './text';

export interface CheckProps {
  match: KeptMatch;
  check: StoredCheck;
}

interface Finding {
  key: string;
  mark: 'check' | 'close' | 'info';
  title: string;
  note: ReactNode;
}

export function Findings(props: CheckProps): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ gap: space.m }}>
      {useFindings(props).map(({ key, ...finding }, i) => (
        <View key={key} style={{ gap: space.m }}>
          {i > 0 ? <Divider /> : null}
          <Row {...finding} />
        </View>
      ))}
    </View>
  );
}

function useFindings({ match, check }: CheckProps): Finding[] {
  const words = useText(verifyText);
  const { undoneDraws, bots, otherVersion, faults, standing } = check;
  const { proven, provenNote, undone } = gameEntry(match.info.game).dice ? words.dice : words.cards;
  const { right, all } = drawsOf(check);
  const has = (...kinds: readonly Fault['kind'][]) =>
    faults.some(({ kind }) => kinds.includes(kind));
  const isRefused = has('rules', 'log', 'setup', 'endless');
  const findings: (Finding | null)[] = [
    all > 0
      ? {
          key: 'draws',
          mark: right < all ? 'close' : 'check',
          title: proven(right, all),
          note: provenNote,
        }
      : { key: 'draws', mark: 'info', title: words.noDraws, note: words.noDrawsNote },
    {
      key: 'moves',
      mark: isRefused ? 'close' : 'check',
      title: words.moves(check.moves - faults.filter(({ kind }) => kind === 'byHand').length),
      note: words.movesNote,
    },
    bots > 0
      ? {
          key: 'bots',
          mark: has('bot') ? 'close' : otherVersion > 0 ? 'info' : 'check',
          title: words.bots(bots),
          note: has('bot')
            ? words.faults.bot
            : otherVersion > 0
              ? words.botsOther(otherVersion)
              : words.botsAgain,
        }
      : null,
    standing?.over && !isRefused
      ? {
          key: 'result',
          mark: has('result') ? 'close' : 'check',
          title: has('result') ? words.resultOther : words.result,
          note: <Points match={match} points={standing.points} />,
        }
      : null,
    all > 0
      ? {
          key: 'undone',
          mark: undoneDraws > 0 ? 'info' : 'check',
          title: undone(undoneDraws),
          note: undoneDraws > 0 ? words.someUndone : words.noneUndone,
        }
      : null,
  ];
  return findings.filter((finding) => finding !== null);
}

const MARK = 26;

function Row({ mark, title, note }: Omit<Finding, 'key'>): ReactNode {
  const { colors, space } = useTheme();
  const ground = { check: colors.good, close: colors.illegal, info: colors.inkFaint }[mark];
  return (
    <View style={{ flexDirection: 'row', gap: space.m }}>
      <View
        style={{
          width: MARK,
          height: MARK,
          borderRadius: MARK / 2,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: ground,
        }}
      >
        <Icon name={mark} size={16} color={colors.paper} />
      </View>
      <View style={{ flex: 1, gap: 2 }}>
        <T variant="bodyStrong">{title}</T>
        {typeof note === 'string' ? (
          <T variant="label" color="inkSoft">
            {note}
          </T>
        ) : (
          note
        )}
      </View>
    </View>
  );
}

function Points({ match, points }: { match: KeptMatch; points: readonly number[] }): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.l, paddingTop: space.xs }}>
      {match.info.players.map(({ seat, name, colour }) => (
        <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <PlayerBadge name={name} colour={colour} size={24} />
          <T variant="numS">{minus(points[seat] ?? 0)}</T>
        </View>
      ))}
    </View>
  );
}
