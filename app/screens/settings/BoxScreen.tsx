/** One real box: every piece drawn, a touch for each that is missing. */
import type { StaticScreenProps } from '@react-navigation/native';
import { Suspense, use, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import {
  countsLeft,
  goneOf,
  missingFrom,
  type BoxCard,
  type GameBox,
  type Missing,
} from '../../../src/games/box';
import {
  boxesOnShelf,
  boxIdOf,
  gameEntry,
  type GameId,
  gameOf,
  isGameId,
  type ShelfBox,
} from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { Settings } from '../../../src/match/settings';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import {
  Button,
  Panel,
  Screen,
  T,
  TopBar,
  Touch,
  useLetterScale,
  useTheme,
  useToast,
} from '../../../src/ui';
import { useSettings } from '../../settings';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { settingsText } from './text';

export default function BoxScreen({ route }: StaticScreenProps<{ game: string }>): ReactNode {
  const { game } = route.params;
  const id = isGameId(game) ? boxIdOf(game) : undefined;
  const box = boxesOnShelf().find((one) => one.id === id) ?? boxesOnShelf()[0];
  return box ? <Box key={box.id} {...box} /> : null;
}

/** The screen’s column. */
const PAGE = 720;

/** One more of it is missing; after the last one the full number is there again. */
function oneMoreMissing(
  all: Settings['missingCards'],
  box: ShelfBox['id'],
  { id, copies }: BoxCard,
): Settings['missingCards'] {
  const { [id]: before = 0, ...others } = all[box] ?? {};
  const now = before >= copies ? 0 : before + 1;
  return { ...all, [box]: now === 0 ? others : { ...others, [id]: now } };
}

function groupsOf({ cards, together = cards.length }: GameBox): (readonly BoxCard[])[] {
  const groups: (readonly BoxCard[])[] = [];
  for (let i = 0; i < cards.length; i += together) groups.push(cards.slice(i, i + together));
  return groups;
}

/** As many side by side as fit; a group fills its rows where it can. */
function useColumns({ cards, together }: GameBox): number {
  const { width } = useWindowDimensions();
  const { space, touch } = useTheme();
  const letters = useLetterScale();
  const page = Math.min(width, PAGE) - 2 * (space.page + space.l);
  const several = cards.some(({ copies }) => copies > 1);
  // Room for «нема 2 з 12», so that nothing moves when something is marked.
  const fit = Math.max(1, Math.floor(page / (4 + (several ? 80 * letters : touch.min * letters))));
  if (together === undefined) return fit;
  let columns = Math.min(fit, together);
  while (together % columns !== 0) columns -= 1;
  return columns;
}

function Box({ id, games }: ShelfBox): ReactNode {
  const box = use(gameOf(id).box());
  const words = useText(settingsText);
  const shared = useText(common);
  const goBack = useGoBack();
  const toast = useToast();
  const { space } = useTheme();
  const { settings, ready, set } = useSettings();
  const missing = settings.missingCards;
  const columns = useColumns(box);
  useScreenTitle(words.box.title);
  const store = (next: Settings['missingCards']): void => {
    set('missingCards', next).catch(() => toast.show({ text: words.saveFailed, icon: 'info' }));
  };
  return (
    <Screen
      header={
        <TopBar
          title={words.box.title}
          subtitle={games.map((game) => shared.games[game]).join(', ')}
          back={{ label: shared.back, onPress: goBack }}
        />
      }
      contentStyle={{ gap: space.l }}
    >
      <T color="inkSoft">{words.box.hint}</T>
      <Panel style={{ gap: space.m }}>
        <Suspense fallback={null}>
          {groupsOf(box).map((group, i) => (
            <View key={i} style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
              {group.map((card) => (
                <View key={card.id} style={{ width: `${100 / columns}%`, padding: 2 }}>
                  <Piece
                    box={id}
                    card={card}
                    missing={goneOf(card, missing[id])}
                    disabled={!ready}
                    onPress={() => store(oneMoreMissing(missing, id, card))}
                  />
                </View>
              ))}
            </View>
          ))}
        </Suspense>
      </Panel>
      <Panel style={{ gap: space.s }}>
        {games.map((game) => (
          <Plays key={game} game={game} missing={missing[id]} />
        ))}
      </Panel>
      {missingFrom(box, missing[id]) > 0 ? (
        <Button
          kind="quiet"
          label={words.box.allThere}
          onPress={() => store({ ...missing, [id]: {} })}
        />
      ) : null}
    </Screen>
  );
}

function Plays({ game, missing }: { game: GameId; missing: Missing | undefined }): ReactNode {
  const words = useText(settingsText).box;
  const names = useText(common).games;
  const { seats, dice } = gameEntry(game);
  return (
    <View>
      <T variant="bodyStrong">{names[game]}</T>
      <T color="inkSoft" aria-live="polite">
        {words.plays(countsLeft(use(gameOf(game).box()), seats, missing), dice)}
      </T>
    </View>
  );
}

interface PieceProps {
  box: ShelfBox['id'];
  card: BoxCard;
  missing: number;
  /** Until the settings are read. */
  disabled: boolean;
  onPress(): void;
}

const SIZE = 44;

function Piece({ box, card, missing, disabled, onPress }: PieceProps): ReactNode {
  const words = useText(settingsText).box;
  const { colors, radii, type } = useTheme();
  return (
    <Touch
      onPress={onPress}
      disabled={disabled}
      aria-pressed={missing > 0}
      style={{
        minHeight: 56,
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        paddingVertical: 4,
        borderRadius: radii.card,
        borderWidth: 2,
        borderStyle: missing > 0 ? 'dashed' : 'solid',
        borderColor: missing > 0 ? colors.illegal : 'transparent',
      }}
    >
      <View style={{ opacity: missing >= card.copies ? 0.4 : 1 }}>
        {showPart(gameOf(box).parts.boxPiece, { id: card.id, size: SIZE })}
      </View>
      {/* Only what is missing is marked; its line is kept, so that nothing jumps. */}
      <View style={{ minHeight: type.tag.lineHeight ?? 16 }}>
        {missing > 0 ? (
          <T variant="tag" color="illegalText">
            {words.gone(missing, card.copies)}
          </T>
        ) : null}
      </View>
    </Touch>
  );
}
