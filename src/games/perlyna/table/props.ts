/** What the parts of this table are given: a view of one mode, the rest as the match screen hands it. */
import type { TableProps } from '../../table';
import type { ClauseId, RulingId } from '../rules/clauses';
import type { DealView, PerlynaMove, PerlynaView, ScoreView, TableView } from '../rules/types';

export type PerlynaTable = TableProps<PerlynaView, PerlynaMove, ClauseId | RulingId>;

type Seeing<View> = Omit<PerlynaTable, 'view'> & { view: View };
export type ScoreProps = Seeing<ScoreView>;
export type DealProps = Seeing<DealView>;
export type PlayProps = Seeing<TableView>;
/** Where tasks lie open: everywhere but before the deal. */
export type TasksProps = Seeing<ScoreView | TableView>;
