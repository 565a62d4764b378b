/** One evening of one group, to be passed around at its end: windows, medals, moments. The address names one of its matches. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { common } from '../../../src/games/common';
import type { Medals } from '../../../src/stats';
import { dotted, formatTime } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import {
  Button,
  EmptyState,
  Icon,
  IconButton,
  Panel,
  PlayerBadge,
  Screen,
  T,
  Touch,
  useCramped,
  useTheme,
  useWide,
} from '../../../src/ui';
import { BlankSheet } from '../../../src/ui/drawings/empty';
import { Picture } from '../../../src/ui/drawings/Picture';
import { Shapes } from '../../../src/ui/drawings/Shapes';
import type { Routes } from '../../routes';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { EndTitle } from '../match/EndTitle';
import { matchText } from '../match/text';
import { coinShapes } from './coin';
import { EveningShare } from './EveningShare';
import { EveningWindows } from './EveningWindows';
import type { Moment } from './moments';
import { eveningText } from './text';
import { useEvening, type WholeEvening } from './useEvening';
import { useEveningLine } from './useEveningLine';

/** Narrower than this, in letters of the usual size, medals stand under the name. */
const CRAMPED = 330;
const WIDEST = 1080;

export default function EveningScreen({ route }: StaticScreenProps<Routes['Evening']>): ReactNode {
  const words = useText(eveningText);
  const shared = useText(common);
  const navigation = useNavigation();
  const goBack = useGoBack();
  const wide = useWide();
  const { space } = useTheme();
  const [sharing, setSharing] = useState(false);
  const answer = useEvening(route.params.id);
  const one = answer?.one ?? null;
  const title = words.title(one ? new Date(one.day).getDay() : -1);
  useScreenTitle(one ? title : words.evenings);
  const back = (
    <View style={{ paddingHorizontal: space.s, paddingTop: space.s }}>
      <IconButton icon="back" label={shared.back} onPress={goBack} />
    </View>
  );
  if (!one)
    return (
      <Screen header={back}>
        {answer ? (
          <EmptyState
            drawing={<BlankSheet />}
            sentence={words.none}
            action={{
              label: words.toHistory,
              onPress: () => navigation.navigate('Tabs', { screen: 'History' }),
            }}
          />
        ) : null}
      </Screen>
    );
  const action = <Button icon="share" label={words.share} onPress={() => setSharing(true)} />;
  return (
    <Screen
      maxWidth={wide ? WIDEST : 720}
      footer={wide ? null : action}
      centred={wide}
      contentStyle={{ gap: space.l }}
    >
      <View style={{ position: 'absolute', left: space.s, top: space.s, zIndex: 1 }}>
        <IconButton icon="back" label={shared.back} onPress={goBack} />
      </View>
      <Page evening={one} title={title} action={wide ? action : null} />
      <EveningShare evening={one} title={title} open={sharing} onClose={() => setSharing(false)} />
    </Screen>
  );
}

function Page(props: { evening: WholeEvening; title: string; action: ReactNode }): ReactNode {
  const { evening, title, action } = props;
  const { space } = useTheme();
  const wide = useWide();
  const { width } = useWindowDimensions();
  const page = Math.min(width, wide ? WIDEST : 720) - 2 * space.page;
  const column = wide ? (page - space.section) / 2 : page;
  return (
    <View
      style={{
        flexDirection: wide ? 'row' : 'column',
        alignItems: wide ? 'center' : undefined,
        gap: wide ? space.section : space.l,
        paddingTop: space.m,
      }}
    >
      <View style={{ width: wide ? column : '100%', gap: space.section }}>
        <View style={{ gap: space.xs, paddingHorizontal: wide ? 0 : 44 }}>
          <EndTitle room={wide ? column : column - 88}>{title}</EndTitle>
          <Occasion evening={evening} />
        </View>
        <EveningWindows played={evening.played} width={column} />
      </View>
      <View style={{ width: wide ? column : '100%', gap: space.l }}>
        <MedalTable medals={evening.medals} />
        <Moments moments={evening.moments} />
        <Closing evening={evening} />
        {action}
      </View>
    </View>
  );
}

function Occasion({ evening }: { evening: WholeEvening }): ReactNode {
  return (
    <T variant="label" color="inkSoft" align="center">
      {useEveningLine(evening)}
    </T>
  );
}

function MedalTable({ medals }: { medals: readonly Medals[] }): ReactNode {
  const words = useText(eveningText);
  const { space } = useTheme();
  return (
    <Panel label={words.medals} style={{ paddingVertical: space.m }}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          paddingBottom: space.s,
        }}
      >
        <T variant="heading" heading={2}>
          {words.medals}
        </T>
        <T variant="label" color="inkSoft">
          {words.medalsNote}
        </T>
      </View>
      <View role="list" aria-label={words.medals}>
        {medals.map((one) => (
          <MedalRow key={one.player.id} one={one} />
        ))}
      </View>
    </Panel>
  );
}

function MedalRow({ one: { player, places, wins } }: { one: Medals }): ReactNode {
  const words = useText(eveningText);
  const { colors, space } = useTheme();
  const cramped = useCramped(CRAMPED);
  const coins = coinsOf(places);
  // With their numbers they need the room of the gaps.
  const counted = coins.some(({ count }) => count > 1);
  const told = wins > 0 ? words.wins(wins) : words.medalCount(places.length);
  return (
    <View
      role="listitem"
      aria-label={`${words.places(player.name, places)}. ${told}`}
      style={{
        flexDirection: 'row',
        flexWrap: cramped ? 'wrap' : undefined,
        alignItems: 'center',
        gap: space.s,
        minHeight: 44,
        paddingVertical: space.xs,
        borderTopWidth: 1,
        borderColor: colors.line,
      }}
    >
      <PlayerBadge name={player.name} colour={player.colour} size={26} decorative />
      <T variant="bodyStrong" numberOfLines={1} style={{ flex: 1, minWidth: 64 }}>
        {player.name}
      </T>
      <View
        style={{
          flex: cramped ? undefined : 1.7,
          flexDirection: 'row',
          flexWrap: 'wrap',
          gap: counted ? 4 : 6,
        }}
      >
        {coins.map(({ place, count }, i) => (
          <View key={i} style={{ flexDirection: 'row', alignItems: 'center', gap: 1 }}>
            <Picture box={[24, 24]} size={counted ? 20 : 24} label="" decorative>
              <Shapes shapes={coinShapes(place)} />
            </Picture>
            {count > 1 ? (
              <T variant="label" color="inkSoft" allowFontScaling={false}>{`×${count}`}</T>
            ) : null}
          </View>
        ))}
      </View>
      <T variant="label" color="inkSoft" align="right" style={{ minWidth: 96 }}>
        {told}
      </T>
    </View>
  );
}

/** So many lie side by side. */
const COINS = 3;

/** One by one as they were won; more of them as one of each metal with its number. */
function coinsOf(places: readonly number[]): { place: number; count: number }[] {
  if (places.length <= COINS) return places.map((place) => ({ place, count: 1 }));
  return [...new Set(places)]
    .sort()
    .map((place) => ({ place, count: places.filter((one) => one === place).length }));
}

function Moments({ moments }: { moments: readonly Moment[] }): ReactNode {
  const words = useText(eveningText);
  const { space } = useTheme();
  if (moments.length === 0) return null;
  return (
    <View style={{ gap: space.s }}>
      <T variant="heading" heading={2} style={{ paddingHorizontal: space.xs }}>
        {words.moments}
      </T>
      <Panel label={words.moments} style={{ paddingVertical: space.xs }}>
        {moments.map((moment, i) => (
          <MomentRow key={`${moment.kind} ${moment.match.id}`} moment={moment} first={i === 0} />
        ))}
      </Panel>
    </View>
  );
}

function MomentRow({ moment, first }: { moment: Moment; first: boolean }): ReactNode {
  const navigation = useNavigation();
  const { colors, space } = useTheme();
  const { match, player, title, note, value } = moment;
  return (
    <Touch
      role="link"
      label={`${title}: ${value}. ${note}`}
      onPress={() => navigation.navigate('Match', { id: match.id })}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        minHeight: 60,
        paddingVertical: space.s,
        borderTopWidth: first ? 0 : 1,
        borderColor: colors.line,
      }}
    >
      <PlayerBadge name={player.name} colour={player.colour} size={28} decorative />
      <View style={{ flex: 1 }}>
        <T variant="bodyStrong">{title}</T>
        <T variant="label" color="inkSoft">
          {note}
        </T>
      </View>
      <T variant="numM" color="goodText">
        {value}
      </T>
    </Touch>
  );
}

function Closing({ evening: { begins, ends, code } }: { evening: WholeEvening }): ReactNode {
  const words = useText(matchText);
  const locale = useLocale();
  const { colors, space } = useTheme();
  const span = `${formatTime(begins, locale)} – ${formatTime(ends, locale)}`;
  return (
    <View
      style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s }}
    >
      <Icon name="clock" size={18} color={colors.inkSoft} />
      <T variant="label" color="inkSoft" style={{ flexShrink: 1 }}>
        {dotted([span, words.closing(code)])}
      </T>
    </View>
  );
}
