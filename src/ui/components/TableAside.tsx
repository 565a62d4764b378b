/** What stands above the tray where it lies beside the table, by whoever shows the table; the layout gives it its place. */
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const Aside = createContext<ReactNode>(null);

export const TableAside = Aside.Provider;

export function useTableAside(): ReactNode {
  return use(Aside);
}
