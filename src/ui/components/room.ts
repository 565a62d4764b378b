/** How much room the window has, and what of it a play screen gives to the tray. */
import { createContext, useContext } from 'react';
import { useWindowDimensions } from 'react-native';

export const WIDE = 900;
/** A phone on its side: too low for a tray below, wide enough for one beside. */
export const LOW = 500;
const SIDE_BY_SIDE = 640;
const TRAY = 420;

/** Room for more in every direction: a tablet, a desk. */
export function useRoomy(): boolean {
  return useWindowDimensions().width >= WIDE;
}

/** The tray lies beside the table: with much room, or on a phone on its side. */
export function useWide(): boolean {
  const { width, height } = useWindowDimensions();
  return width >= WIDE || (height < LOW && width >= SIDE_BY_SIDE);
}

/** What lies beside a table that is looked at may be wider than a tray. */
const AsideContext = createContext<number | null>(null);
export const Aside = AsideContext.Provider;

/** What the tray takes of a wide screen, margins included. */
export function useTrayWidth(): number {
  const { width } = useWindowDimensions();
  const aside = useContext(AsideContext);
  if (aside !== null) return aside;
  return width >= WIDE ? TRAY : Math.round(Math.min(TRAY, width * 0.48));
}
