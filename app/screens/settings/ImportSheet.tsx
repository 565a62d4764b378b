/** A copy being taken in: how far it is and a way out; then what came of it, with every match that was set aside. */
import { useId, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { type GameId, gameIds } from '../../../src/games';
import type { ImportProgress, SetAside, Taken } from '../../../src/match/backup';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Button, Icon, Sheet, T, useTheme } from '../../../src/ui';
import { BoxArt } from '../../../src/ui/drawings/BoxCover';
import { ReceivingBox } from '../../../src/ui/drawings/ReceivingBox';
import { Defs, Path, Pattern, Rect, Svg } from '../../../src/ui/svg';
import { settingsText } from './text';

export type Importing =
  | {
      stage: 'working';
      progress: ImportProgress | null;
      /** In seconds, where it can be told. */
      left?: number | null;
    }
  | { stage: 'done'; taken: Taken };

export interface ImportSheetProps {
  importing: Importing | null;
  onCancel(): void;
  onClose(): void;
  onHistory(): void;
  onSave(match: SetAside): void;
}

export function ImportSheet({ importing, ...does }: ImportSheetProps): ReactNode {
  const words = useText(settingsText).importing;
  const shared = useText(common);
  if (!importing) return null;
  if (importing.stage === 'working')
    return (
      <Sheet open bare title={words.title} onClose={does.onCancel}>
        <Working {...importing} onCancel={does.onCancel} />
      </Sheet>
    );
  const { taken } = importing;
  return (
    <Sheet
      open
      bare
      title={words.taken(taken.taken)}
      onClose={does.onClose}
      footer={
        <>
          <Button label={words.toHistory} onPress={does.onHistory} />
          <Button kind="quiet" label={shared.close} onPress={does.onClose} />
        </>
      }
    >
      <Outcome taken={taken} onSave={does.onSave} />
    </Sheet>
  );
}

// ── under way ───────────────────────────────────────────────────────────────────────────────────

interface WorkingProps {
  progress: ImportProgress | null;
  left?: number | null;
  onCancel(): void;
}

function Working({ progress, left = null, onCancel }: WorkingProps): ReactNode {
  const words = useText(settingsText).importing;
  const shared = useText(common);
  const { space } = useTheme();
  return (
    <View style={{ gap: space.l, paddingVertical: space.s }}>
      <View style={{ flexDirection: 'row', gap: space.l, alignItems: 'center' }}>
        <ReceivingBox />
        <View style={{ flex: 1, gap: space.xs }}>
          <T variant="title" heading={2}>
            {words.title}
          </T>
          <T color="inkSoft">{words.note}</T>
        </View>
      </View>
      <HowFar progress={progress} left={left} />
      <View style={{ gap: space.s }}>
        <Button kind="quiet" label={shared.cancel} onPress={onCancel} />
        <T variant="label" color="inkSoft" style={{ textAlign: 'center' }}>
          {words.cancelNote}
        </T>
      </View>
    </View>
  );
}

const NOTHING_YET: ImportProgress = {
  done: 0,
  total: 0,
  matches: 0,
  fresh: 0,
  known: 0,
  aside: 0,
};

/** Before the first figures the same places are kept: nothing jumps when they come. */
function HowFar(props: { progress: ImportProgress | null; left: number | null }): ReactNode {
  const { progress, left } = props;
  const words = useText(settingsText).importing;
  const { space } = useTheme();
  const { done, total, matches, fresh, known, aside } = progress ?? NOTHING_YET;
  const share = total === 0 ? 0 : done / total;
  // A match is judged and then stored: it counts when both are done, and the three make up the one.
  const stored = Math.min(fresh, Math.floor(done / 2));
  return (
    <View style={{ gap: space.m }}>
      <View style={{ gap: space.s }}>
        <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: space.s }}>
          <T variant="numL">{progress ? String(stored + known + aside) : '…'}</T>
          <T variant="quote" color="inkSoft">
            {progress ? words.of(matches) : words.reading}
          </T>
          {left === null ? null : (
            <T variant="label" color="inkSoft" style={{ marginLeft: 'auto' }}>
              {words.left(left)}
            </T>
          )}
        </View>
        <ProgressBar share={share} label={words.title} />
      </View>
      <Figures
        figures={[
          [stored, words.fresh],
          [known, words.known],
          [aside, words.aside],
        ]}
      />
      <Spoken share={share} />
    </View>
  );
}

const QUARTERS = 4;
const quarterOf = (share: number): number => Math.floor(share * QUARTERS) * (100 / QUARTERS);

/** At every quarter, not at every match. */
function Spoken({ share }: { share: number }): ReactNode {
  const words = useText(settingsText).importing;
  const quarter = quarterOf(share);
  return (
    <View role="status" aria-live="polite" style={UNSEEN}>
      <T>{quarter > 0 ? words.percent(quarter) : ''}</T>
    </View>
  );
}

const { unseen: UNSEEN } = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});

const BAR = 18;
const STRIPE = 22;

function ProgressBar({ share, label }: { share: number; label: string }): ReactNode {
  const { colors } = useTheme();
  const id = useId();
  return (
    <View
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={quarterOf(share)}
      style={{
        height: BAR + 4,
        borderRadius: BAR,
        borderWidth: 2,
        borderColor: colors.line,
        backgroundColor: colors.paperSunken,
        overflow: 'hidden',
      }}
    >
      <View
        style={{
          width: `${Math.round(share * 100)}%`,
          height: BAR,
          borderRadius: BAR / 2,
          overflow: 'hidden',
        }}
      >
        <Svg width="100%" height={BAR}>
          <Defs>
            <Pattern id={id} width={STRIPE} height={BAR} patternUnits="userSpaceOnUse">
              <Rect width={STRIPE} height={BAR} fill={colors.wood} />
              <Path
                d={`M0 ${BAR}L${STRIPE / 2} 0H${STRIPE}L${STRIPE / 2} ${BAR}z`}
                fill={colors.woodLight}
              />
            </Pattern>
          </Defs>
          <Rect width="100%" height={BAR} fill={`url(#${id})`} />
        </Svg>
      </View>
    </View>
  );
}

function Figures({ figures }: { figures: readonly (readonly [number, string])[] }): ReactNode {
  const { colors, space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', paddingVertical: space.s }}>
      {figures.map(([n, what], i) => (
        <View
          key={what}
          style={{
            flex: 1,
            alignItems: 'center',
            borderLeftWidth: i === 0 ? 0 : 1,
            borderColor: colors.line,
          }}
        >
          <T variant="numM">{String(n)}</T>
          <T variant="label" color="inkSoft" style={{ textAlign: 'center' }}>
            {what}
          </T>
        </View>
      ))}
    </View>
  );
}

// ── what came of it ─────────────────────────────────────────────────────────────────────────────

/** More than these nobody reads one by one. */
const MOST_SHOWN = 20;

function Outcome(props: { taken: Taken; onSave(match: SetAside): void }): ReactNode {
  const { taken, onSave } = props;
  const words = useText(settingsText).importing;
  const { space } = useTheme();
  const [put, setPut] = useState<ReadonlySet<SetAside>>(new Set());
  const rest = words.rest(taken.known, taken.aside.length);
  const left = taken.aside.filter((match) => !put.has(match));
  return (
    <View style={{ gap: space.l, paddingVertical: space.s }}>
      <View role="status" style={{ flexDirection: 'row', gap: space.l, alignItems: 'center' }}>
        <Done />
        <View style={{ flex: 1 }}>
          <T variant="title" heading={2}>
            {words.taken(taken.taken)}
          </T>
          {rest ? <T color="inkSoft">{rest}</T> : null}
        </View>
      </View>
      {left.slice(0, MOST_SHOWN).map((match) => (
        <Aside
          key={taken.aside.indexOf(match)}
          match={match}
          onSave={() => onSave(match)}
          onRemove={() => setPut(new Set([...put, match]))}
        />
      ))}
      {left.length > MOST_SHOWN ? (
        <T color="inkSoft">{words.moreAside(left.length - MOST_SHOWN)}</T>
      ) : null}
    </View>
  );
}

function Done(): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      style={{
        width: 56,
        height: 56,
        borderRadius: 28,
        backgroundColor: colors.good,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name="check" size={32} color={colors.paper} />
    </View>
  );
}

const gameOf = ({ game }: SetAside): GameId | null =>
  gameIds().find((known) => known === game) ?? null;

function Aside(props: { match: SetAside; onSave(): void; onRemove(): void }): ReactNode {
  const { match, onSave, onRemove } = props;
  const words = useText(settingsText).importing;
  const shared = useText(common);
  const { space, colors, radii } = useTheme();
  const game = gameOf(match);
  const name = game ? shared.games[game] : words.someMatch;
  return (
    <View
      role="group"
      aria-label={name}
      style={{
        gap: space.m,
        padding: space.l,
        borderRadius: radii.panel,
        backgroundColor: colors.legalFill,
      }}
    >
      <View style={{ flexDirection: 'row', gap: space.m }}>
        {game ? <SmallBox game={game} /> : null}
        <View style={{ flex: 1, gap: space.xs }}>
          <T variant="bodyStrong">{words.whose(name, match.names)}</T>
          <T color="inkSoft">{words.why(match.trouble, match.detail)}</T>
        </View>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
        <View style={{ flexGrow: 2 }}>
          <Button kind="quiet" icon="share" label={words.save} onPress={onSave} />
        </View>
        <View style={{ flexGrow: 1 }}>
          <Button kind="quiet" label={words.remove} onPress={onRemove} />
        </View>
      </View>
    </View>
  );
}

const BOX = 60;

function SmallBox({ game }: { game: GameId }): ReactNode {
  const { look } = useTheme();
  return (
    <View
      style={{
        width: BOX,
        height: BOX,
        borderRadius: 12,
        overflow: 'hidden',
        backgroundColor: look(game).cover,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <BoxArt game={game} size={BOX - 6} />
    </View>
  );
}
