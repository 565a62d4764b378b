/** The navigation tree and its links: every screen has a URL in the browser and a deep link on a phone. */
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createStaticNavigation, type StaticParamList } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { lazy } from 'react';

import { TabBar } from './TabBar';
import { HomeScreen } from './screens/home/HomeScreen';
import { LazyScreen } from './LazyScreen';

// Everything but the first screen is loaded when it is first opened.
const HistoryScreen = lazy(() => import('./screens/history/HistoryScreen'));
const PlayersScreen = lazy(() => import('./screens/players/PlayersScreen'));
const SettingsScreen = lazy(() => import('./screens/settings/SettingsScreen'));
const NewMatchScreen = lazy(() => import('./screens/newMatch/NewMatchScreen'));
const MatchScreen = lazy(() => import('./screens/match/MatchScreen'));
const StandingsScreen = lazy(() => import('./screens/match/StandingsScreen'));
const LogScreen = lazy(() => import('./screens/match/LogScreen'));
const DiceScreen = lazy(() => import('./screens/tools/DiceScreen'));
const WhoStartsScreen = lazy(() => import('./screens/tools/WhoStartsScreen'));
const RulebookScreen = lazy(() => import('./screens/rules/RulebookScreen'));
const SettleScreen = lazy(() => import('./screens/settle/SettleScreen'));
const NotFoundScreen = lazy(() => import('./screens/notFound/NotFoundScreen'));
const GalleryScreen = lazy(() => import('./screens/GalleryScreen'));

const Tabs = createBottomTabNavigator({
  screenOptions: { headerShown: false },
  tabBar: (props) => <TabBar {...props} />,
  screenLayout: LazyScreen,
  screens: {
    Table: { screen: HomeScreen, linking: '' },
    History: { screen: HistoryScreen, linking: 'history' },
    Players: { screen: PlayersScreen, linking: 'players' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
  },
});

const gallery = {
  Gallery: { screen: GalleryScreen, linking: 'gallery' },
};

const Root = createNativeStackNavigator({
  screenOptions: { headerShown: false },
  screenLayout: LazyScreen,
  screens: {
    Tabs: { screen: Tabs, linking: '' },
    NewMatch: { screen: NewMatchScreen, linking: 'new/:game?' },
    Match: { screen: MatchScreen, linking: 'match/:id' },
    Standings: { screen: StandingsScreen, linking: 'match/:id/standings' },
    Log: { screen: LogScreen, linking: 'match/:id/log' },
    Dice: { screen: DiceScreen, linking: 'dice' },
    WhoStarts: { screen: WhoStartsScreen, linking: 'who-starts' },
    Rulebook: { screen: RulebookScreen, linking: 'rules/:game?/:clause?' },
    Settle: { screen: SettleScreen, linking: 'settle/:game?/:question?' },
    ...gallery,
    NotFound: { screen: NotFoundScreen, linking: '*' },
  },
});

export const Navigation = createStaticNavigation(Root);

type RootParams = StaticParamList<typeof Root>;

declare global {
  // React Navigation's own way to make useNavigation know our screens.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace ReactNavigation {
    interface RootParamList extends RootParams {}
  }
}
