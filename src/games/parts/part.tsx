/** A component in a file of its own: loaded when it is first shown, at once there when it was fetched before. */
import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

export interface Part<Props> extends FunctionComponent<Props> {
  /** Its code is wanted soon. */
  fetch(): void;
}

/** A table knows its own view and moves; the registry forgets them. */
export function part<Props extends object>(load: () => Promise<{ default: unknown }>): Part<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetch = async (): Promise<{ default: ComponentType<Props> }> => {
    const { default: component } = (await load()) as { default: ComponentType<Props> };
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
