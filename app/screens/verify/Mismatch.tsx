/** The first place that differs, drawn: what the record has, and what the seed gives there. */
import { Suspense, use, type ReactNode } from 'react';
import { View } from 'react-native';

import { boxIdOf, gameEntry, type GameId, gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { KeptInfo } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Icon, T, useTheme } from '../../../src/ui';
import { PlainDie } from '../../../src/ui/drawings/PlainDie';
import type { Mismatch as Differing } from './differing';
import { verifyText } from './text';

export function Mismatch({ info, differing }: { info: KeptInfo; differing: Differing }): ReactNode {
  const words = useText(verifyText);
  const { colors, radii, space } = useTheme();
  return (
    <View style={{ gap: space.m }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-evenly',
          rowGap: space.l,
          padding: space.m,
          paddingBottom: space.l,
          borderRadius: radii.tile,
          backgroundColor: colors.paperSunken,
        }}
      >
        <Side title={words.said} isRight={false} game={info.game} piece={differing.said} />
        <Icon name="arrowR" size={26} color={colors.inkSoft} />
        <Side title={words.due} isRight game={info.game} piece={differing.due} />
      </View>
      <T>{useSentence(info, differing)}</T>
    </View>
  );
}

function useSentence(info: KeptInfo, { seat, place, isOrderOnly }: Differing): string {
  const words = useText(verifyText);
  const said = gameEntry(info.game).dice ? words.dice : words.cards;
  if (isOrderOnly) return said.order;
  const name = seat === null ? undefined : info.players[seat]?.name;
  if (!place) return said.only;
  return name === undefined ? said.place(place.at, place.of) : said.hand(name, place.at, place.of);
}

interface SideProps {
  title: string;
  isRight: boolean;
  game: GameId;
  piece: string | number;
}

const MARK = 28;

function Side({ title, isRight, game, piece }: SideProps): ReactNode {
  const { colors, radii, space } = useTheme();
  const tone = isRight ? colors.good : colors.illegal;
  return (
    <View role="group" aria-label={title} style={{ alignItems: 'center', gap: space.s }}>
      <T variant="label" color={isRight ? 'goodText' : 'illegalText'}>
        {title}
      </T>
      <View
        style={{
          padding: space.s,
          borderWidth: 2,
          borderStyle: 'dashed',
          borderColor: tone,
          borderRadius: radii.tile,
          backgroundColor: isRight ? colors.goodFill : colors.illegalFill,
        }}
      >
        <Suspense fallback={<View style={{ width: WIDTH, height: WIDTH }} />}>
          <Drawn game={game} piece={piece} />
        </Suspense>
        <View
          style={{
            position: 'absolute',
            right: -MARK / 2,
            bottom: -MARK / 2,
            width: MARK,
            height: MARK,
            borderRadius: MARK / 2,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: tone,
          }}
        >
          <Icon name={isRight ? 'check' : 'close'} size={18} color={colors.paper} />
        </View>
      </View>
    </View>
  );
}

const WIDTH = 64;

/** As it lies in the box; a number that is no card is what a die shows. */
function Drawn({ game, piece }: Pick<SideProps, 'game' | 'piece'>): ReactNode {
  const box = boxIdOf(game);
  const { boxPiece } = gameOf(box).parts;
  const { cards } = use(gameOf(box).box());
  const isCard = cards.some((card) => card.id === String(piece));
  if (isCard) return showPart(boxPiece, { id: String(piece), size: WIDTH });
  if (typeof piece === 'number' && piece >= 1 && piece <= 6)
    return <PlainDie value={piece} size={WIDTH} />;
  return <T variant="numM">{String(piece)}</T>;
}
