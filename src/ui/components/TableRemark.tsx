/** Something said between the table and the tray, by whoever shows the table; the layout gives it its place. */
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const Remark = createContext<ReactNode>(null);

export const TableRemark = Remark.Provider;

export function useTableRemark(): ReactNode {
  return use(Remark);
}
