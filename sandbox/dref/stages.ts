import type { Context } from '../core/http/context';
import type { Sql } from '../core/store/sql';
import type { Table } from '../core/store/table';
import { visibleApplications, visibleStages } from './access';
import { applicationItem, reportItem, updateItem } from './serialise';
import {
  type ApplicationRow,
  applications,
  type ReportRow,
  reports,
  type SharedAnswers,
  type StageRow,
  type UpdateRow,
  updates,
} from './tables';

/** A stage of a DREF, with its table and its serialiser. */
export interface Stage<Row extends StageRow<SharedAnswers>> {
  readonly name: 'application' | 'update' | 'report';
  readonly table: Table<Row>;
  readonly path: `/api/v2/${string}/`;
  readonly visible: (context: Context) => Sql | null;
  readonly item: (row: Row, context: Context) => object;
}

export const applicationStage: Stage<ApplicationRow> = {
  name: 'application',
  table: applications,
  path: '/api/v2/dref/',
  visible: visibleApplications,
  item: applicationItem,
};

export const updateStage: Stage<UpdateRow> = {
  name: 'update',
  table: updates,
  path: '/api/v2/dref-op-update/',
  visible: visibleStages,
  item: updateItem,
};

export const reportStage: Stage<ReportRow> = {
  name: 'report',
  table: reports,
  path: '/api/v2/dref-final-report/',
  visible: visibleStages,
  item: reportItem,
};
