/** Every screen and what it takes; the same names stand in the navigation tree with their links. */
export interface Routes {
  Tabs: { screen: 'Table' | 'History' | 'Players' | 'Settings' } | undefined;
  NewMatch: { game?: string } | undefined;
  /** A match that was played without the app. */
  Late: { game?: string } | undefined;
  /** A table elsewhere; `at`: its server, for the app; `watch`: only to look on. */
  Join: { code?: string; at?: string; watch?: string } | undefined;
  /** `share`: a finished one opens with what can be shared. */
  Match: { id: string; correct?: string; share?: string };
  Standings: { id: string; seat?: string };
  Log: { id: string };
  Fairness: { id: string };
  Verify: { id: string };
  /** `step`: how many of the moves that count are made. */
  Replay: { id: string; step?: string };
  /** What the moves of a finished dealt match cost, by player. */
  Coach: { id: string };
  /** What an opponent of the app's can know in this game. */
  BotKnows: { game: string };
  Box: { game: string };
  Dice: undefined;
  WhoStarts: undefined;
  Rulebook: { game?: string; clause?: string } | undefined;
  /** `p`: the position, as src/games/settleLink writes it. */
  Settle: { game?: string; question?: string; match?: string; p?: string } | undefined;
  /** Everyone's page has what its chips say in the query: a game (`in`), who sat there, since when. */
  Stats:
    { player?: string; game?: string; in?: string; people?: string; when?: string } | undefined;
  /** One of its matches, whichever. */
  Evening: { id: string };
  Versus: { player: string; rival: string };
  NotFound: undefined;
}

declare global {
  // React Navigation's own way to make useNavigation know our screens.
  namespace ReactNavigation {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface RootParamList extends Routes {}
  }
}
