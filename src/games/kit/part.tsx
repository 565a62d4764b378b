/** A component in a file of its own: loaded when it is first shown, at once there when it was fetched before. */
import {
  createElement,
  lazy,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';

import type { Mode } from '../../engine/types';
import { gameOf, type GameId } from '../index';
import type { PartOf } from '../table';

interface Part<Props> extends FunctionComponent<Props> {
  /** Its code is wanted soon. */
  fetch(): void;
}

/** By how they are loaded: the same component each time. */
const parts = new WeakMap<object, unknown>();

function partOf<Props extends object>(load: PartOf<Props>): Part<Props> {
  const known = parts.get(load) as Part<Props> | undefined;
  if (known) return known;
  const made = part(load);
  parts.set(load, made);
  return made;
}

/** One of a game's parts. */
export function showPart<Props extends object>(load: PartOf<Props>, props: Props): ReactNode {
  return createElement(partOf(load), props);
}

function part<Props extends object>(load: PartOf<Props>): Part<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetch = async (): Promise<{ default: ComponentType<Props> }> => {
    const { default: component } = await load();
    fetched = component;
    return { default: component };
  };
  const Lazy = lazy(fetch) as ComponentType<Props>;
  function PartNow(props: Props) {
    // Chosen once: the one that waited keeps its state.
    const [Component] = useState<ComponentType<Props>>(() => fetched ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(PartNow, {
    fetch: () => {
      // Not there yet? Whoever shows it asks again and says so.
      fetch().catch(() => undefined);
    },
  });
}

/** What a match of this kind will show sooner or later, so that nobody waits for it when it comes. */
export function fetchParts(game: GameId, mode: Mode): void {
  const { ending, aftermath, onCurtain, ownHand, tried } = gameOf(game).parts;
  partOf(ending).fetch();
  if (mode === 'virtual') {
    partOf(aftermath).fetch();
    partOf(onCurtain).fetch();
    partOf(ownHand).fetch();
  }
  if (mode !== 'score') partOf(tried).fetch();
}
