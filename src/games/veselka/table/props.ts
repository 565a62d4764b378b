/** What every part of this table is given. */
import type { TableProps } from '../../table';
import type { ClauseId } from '../rules/clauses';
import type { VeselkaMove, VeselkaView } from '../rules/types';

export type VeselkaTable = TableProps<VeselkaView, VeselkaMove, ClauseId>;
