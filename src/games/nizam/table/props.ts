/** What the parts of this table are given: a view of one mode, the rest as the match screen hands it. */
import type { TableProps } from '../../table';
import type { ClauseId } from '../rules/clauses';
import type { DealView, NizamMove, NizamView, ScoreView, TableView } from '../rules/types';

export type NizamTable = TableProps<NizamView, NizamMove, ClauseId>;

type Seeing<View> = Omit<NizamTable, 'view'> & { view: View };
export type ScoreProps = Seeing<ScoreView>;
export type DealProps = Seeing<DealView>;
export type PlayProps = Seeing<TableView>;
