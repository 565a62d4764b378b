/** What everyone's page is asked for: the chips, the address and the title say the same. Pure. */
import { gameIds, type GameId } from '../../../src/games';
import type { Routes } from '../../routes';
import { PERIODS } from '../history/choice';

export interface Asked {
  game: GameId | null;
  people: readonly string[];
  when: (typeof PERIODS)[number] | null;
}

export const EVERYTHING: Asked = { game: null, people: [], when: null };

export function readAsked(params: Routes['Stats']): Asked {
  return {
    game: gameIds().find((game) => game === params?.in) ?? null,
    people: params?.people?.split(',').filter((id) => id !== '') ?? [],
    when: PERIODS.find((period) => period === params?.when) ?? null,
  };
}

/** Every name is given, so that what is no longer asked leaves the address. */
export function writeAsked({ game, people, when }: Asked): {
  in: string | undefined;
  people: string | undefined;
  when: string | undefined;
} {
  return {
    in: game ?? undefined,
    people: people.join(',') || undefined,
    when: when ?? undefined,
  };
}
