/** What the parts of this table are given: a view of one mode, the rest as the match screen hands it. */
import type { TableProps } from '../../../table';
import type { DealView, PerlynaMove, PerlynaView, ScoreView, TableView } from '../../types';

export type PerlynaTable = TableProps<PerlynaView, PerlynaMove>;

type Seeing<View> = Omit<PerlynaTable, 'view'> & { view: View };
export type ScoreProps = Seeing<ScoreView>;
export type DealProps = Seeing<DealView>;
export type PlayProps = Seeing<TableView>;
/** Where tasks lie open: everywhere but before the deal. */
export type TasksProps = Seeing<ScoreView | TableView>;
