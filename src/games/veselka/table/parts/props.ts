/** What every part of this table is given. */
import type { TableProps } from '../../../table';
import type { VeselkaMove, VeselkaView } from '../../types';

export type VeselkaTable = TableProps<VeselkaView, VeselkaMove>;
