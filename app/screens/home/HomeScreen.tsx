/** The table: unfinished matches first, the shelf of games, the tools at hand. The first thing anyone sees. */
import { useNavigation } from '@react-navigation/native';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/games';
import { useUnfinished } from '../../../src/match/hooks';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import {
  Button,
  IconButton,
  Screen,
  Seal,
  T,
  useCramped,
  useNextFrame,
  useRoomy,
  useTheme,
  useWide,
} from '../../../src/ui';
import { InstallOffer } from '../../install/InstallOffer';
import { useScreenTitle } from '../../useScreenTitle';
import { useStoreTrouble } from '../../useStoreTrouble';
import { FirstVisit } from './FirstVisit';
import { keepPlace, readKeptPlace } from './keptPlace';
import { NARROW_PAGE, Shelf } from './Shelf';
import { Tools } from './Tools';
import { UnfinishedCard, UnfinishedRow } from './Unfinished';
import { homeText } from './text';

const StoreTrouble = lazy(() => import('../../trouble/StoreTrouble'));

/** Both boards of the shelf and the tools below them in sight on a tablet. */
const SHELF_ALONE = 720;
const TROUBLE = 960;
const TROUBLE_NARROW = 520;

/** With less, the app’s name would be broken between the seal and the buttons. */
const ROOM_FOR_SEAL = 260;

export function HomeScreen(): ReactNode {
  const words = useText(homeText);
  const shared = useText(common);
  const navigation = useNavigation();
  const { colors, radii, space } = useTheme();
  const roomy = useRoomy();
  const narrow = useCramped(ROOM_FOR_SEAL);
  const beside = useWide();
  const trouble = useStoreTrouble();
  const { rows, hasMore, loadMore } = useUnfinished(4);
  const [place] = useState(readKeptPlace);
  // Two columns only where there is something to stand beside the shelf.
  const wide = roomy && (rows === null ? place > 0 : rows.length > 0);
  useEffect(() => {
    if (rows?.length === 0) keepPlace(0);
  }, [rows]);
  useScreenTitle('');
  // The games are what people come for; what lies below the shelf follows in the next frame.
  const tools = useNextFrame() ? <Tools /> : null;
  // In the place of the match that is over; never above one that waits.
  const offer = <InstallOffer />;
  const openGame = (game: GameId) => navigation.navigate('NewMatch', { game });
  const openMatch = (id: string) => navigation.navigate('Match', { id });
  const [first, ...rest] = rows ?? [];
  const shelf = (
    <View style={{ gap: space.m }}>
      <T variant="heading" heading={2}>
        {words.shelf}
      </T>
      <Shelf onOpen={openGame} />
    </View>
  );
  const unfinished = first ? (
    <View
      style={{ gap: space.m }}
      onLayout={({ nativeEvent }) => keepPlace(nativeEvent.layout.height)}
    >
      <UnfinishedCard match={first} onOpen={openMatch} />
      {rest.map((match) => (
        <UnfinishedRow key={match.id} match={match} onOpen={openMatch} />
      ))}
      {hasMore ? <Button kind="quiet" label={words.moreUnfinished} onPress={loadMore} /> : null}
    </View>
  ) : rows === null && place > 0 ? (
    <View
      testID="kept-place"
      style={{ height: place, borderRadius: radii.sheet, backgroundColor: colors.paperSunken }}
    />
  ) : null;
  return (
    <Screen
      bottomInset={false}
      maxWidth={
        trouble
          ? beside
            ? TROUBLE
            : TROUBLE_NARROW
          : wide
            ? 1120
            : roomy
              ? SHELF_ALONE
              : NARROW_PAGE
      }
      contentStyle={{ gap: space.l, paddingTop: space.m }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
        {narrow ? null : <Seal size={44} kind="brand" decorative />}
        <View style={{ flex: 1 }}>
          <T variant="title" heading={1}>
            {shared.appName}
          </T>
          <T variant="label" color="inkSoft">
            {shared.tagline}
          </T>
        </View>
        <IconButton
          tile
          icon="people"
          label={words.join}
          onPress={() => navigation.navigate('Join')}
        />
        <IconButton
          tile
          icon="search"
          label={words.search}
          onPress={() => navigation.navigate('Rulebook')}
        />
      </View>
      {trouble ? (
        <>
          <Suspense fallback={null}>
            <StoreTrouble trouble={trouble} />
          </Suspense>
          {tools}
        </>
      ) : wide ? (
        <View style={{ flexDirection: 'row', gap: space.section, alignItems: 'flex-start' }}>
          <View style={{ flex: 1, gap: space.l }}>
            {unfinished}
            {tools}
            {offer}
          </View>
          <View style={{ flex: 1 }}>{shelf}</View>
        </View>
      ) : (
        <>
          {unfinished ?? offer}
          {shelf}
          {tools}
          {unfinished ? offer : null}
        </>
      )}
      <FirstVisit />
    </Screen>
  );
}
