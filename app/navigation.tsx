/** The navigation tree and its links: every screen has a URL in the browser and a deep link on a phone. */
import { createStaticNavigation } from '@react-navigation/native';
import { lazy } from 'react';

import { gameIds } from '../src/games';
import { LazyScreen } from './LazyScreen';
import { TabBar } from './TabBar';
import { createStack, createTabs } from './navigators';
import { ours } from './ours';
import { HomeScreen } from './screens/home/HomeScreen';

// Everything but the first screen is loaded when it is first opened.
const HistoryScreen = lazy(() => import('./screens/history/HistoryScreen'));
const PlayersScreen = lazy(() => import('./screens/players/PlayersScreen'));
const SettingsScreen = lazy(() => import('./screens/settings/SettingsScreen'));
const NewMatchScreen = lazy(() => import('./screens/newMatch/NewMatchScreen'));
const LateScreen = lazy(() => import('./screens/late/LateScreen'));
const JoinScreen = lazy(() => import('./screens/join/JoinScreen'));
const MatchScreen = lazy(() => import('./screens/match/MatchScreen'));
const StandingsScreen = lazy(() => import('./screens/match/StandingsScreen'));
const LogScreen = lazy(() => import('./screens/match/LogScreen'));
const FairnessScreen = lazy(() => import('./screens/fairness/FairnessScreen'));
const VerifyScreen = lazy(() => import('./screens/verify/VerifyScreen'));
const ReplayScreen = lazy(() => import('./screens/replay/ReplayScreen'));
const CoachScreen = lazy(() => import('./screens/replay/CoachScreen'));
const BotKnowsScreen = lazy(() => import('./screens/bots/BotKnowsScreen'));
const BoxScreen = lazy(() => import('./screens/settings/BoxScreen'));
const DiceScreen = lazy(() => import('./screens/tools/DiceScreen'));
const WhoStartsScreen = lazy(() => import('./screens/tools/WhoStartsScreen'));
const RulebookScreen = lazy(() => import('./screens/rules/RulebookScreen'));
const SettleScreen = lazy(() => import('./screens/settle/SettleScreen'));
const StatsScreen = lazy(() => import('./screens/stats/StatsScreen'));
const EveningScreen = lazy(() => import('./screens/evening/EveningScreen'));
const VersusScreen = lazy(() => import('./screens/stats/VersusScreen'));
const NotFoundScreen = lazy(() => import('./screens/notFound/NotFoundScreen'));

const Tabs = createTabs({
  screenOptions: { headerShown: false },
  screenLayout: LazyScreen,
  tabBar: ({ state, navigation }) => (
    <TabBar
      current={state.routeNames[state.index] ?? ''}
      onSelect={(name) => navigation.navigate(name)}
    />
  ),
  screens: {
    Table: { screen: HomeScreen, linking: '' },
    History: { screen: HistoryScreen, linking: 'history' },
    Players: { screen: PlayersScreen, linking: 'players' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
  },
});

/** Of a game nobody knows there is no page. */
const GAME = `:game(${gameIds().join('|')})`;

const Root = createStack({
  screenOptions: { headerShown: false },
  screenLayout: LazyScreen,
  screens: {
    Tabs: { screen: Tabs, linking: '' },
    NewMatch: { screen: NewMatchScreen, linking: `new/${GAME}?` },
    Late: { screen: LateScreen, linking: `late/${GAME}?` },
    Join: { screen: JoinScreen, linking: 'join/:code?' },
    Match: { screen: MatchScreen, linking: 'match/:id' },
    Standings: { screen: StandingsScreen, linking: 'match/:id/standings' },
    Log: { screen: LogScreen, linking: 'match/:id/log' },
    Fairness: { screen: FairnessScreen, linking: 'match/:id/fairness' },
    Verify: { screen: VerifyScreen, linking: 'match/:id/verify' },
    Replay: { screen: ReplayScreen, linking: 'match/:id/replay' },
    Coach: { screen: CoachScreen, linking: 'match/:id/coach' },
    BotKnows: { screen: BotKnowsScreen, linking: `bots/${GAME}` },
    Box: { screen: BoxScreen, linking: `box/${GAME}` },
    Dice: { screen: DiceScreen, linking: 'dice' },
    WhoStarts: { screen: WhoStartsScreen, linking: 'who-starts' },
    Rulebook: { screen: RulebookScreen, linking: `rules/${GAME}?/:clause?` },
    Settle: { screen: SettleScreen, linking: `settle/${GAME}?/:question?` },
    Stats: { screen: StatsScreen, linking: `stats/:player?/${GAME}?` },
    Evening: { screen: EveningScreen, linking: 'evening/:id' },
    Versus: { screen: VersusScreen, linking: 'versus/:player/:rival' },
    Gallery: { screen: ours.GalleryScreen ?? NotFoundScreen, linking: 'gallery' },
    NotFound: { screen: NotFoundScreen, linking: '*' },
  },
});

export const Navigation = createStaticNavigation(Root);
