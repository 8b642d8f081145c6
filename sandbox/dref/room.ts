import { Dref, DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import { anyOfColumn, anyOfRepeated, type Filters } from '../core/http/filters';
import { resource } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import type { Room } from '../core/room';
import { drefFileRoutes } from './files';
import { drefListRoutes } from './lists';
import { nextStageRoutes } from './nextStage';
import { pdfExportRoutes } from './pdfExport';
import { seedDrefs } from './seed';
import { drefSharingRoutes } from './sharing';
import { drefStageFeed } from './stageFeed';
import { applicationStage, reportStage, type Stage, updateStage } from './stages';
import { applications, drefFiles, pdfExports, reports, type SharedAnswers, type StageRow, updates } from './tables';
import { approve, completeTranslations, finalize } from './workflow';
import { drefWritingRoutes } from './writing';

const documentRoutes = <Row extends StageRow<SharedAnswers>>(
  stage: Stage<Row>,
  item: typeof Dref | typeof DrefOperationalUpdate | typeof DrefFinalReport,
  filters: Filters = {},
): Route[] => [
  ...resource(stage.path, stage.table, {
    access: 'members',
    visible: (context) => stage.visible(completeTranslations(context)),
    filters,
    ordering: ['id', 'created_at', 'status', 'title'],
    defaultOrder: '-created_at',
    item,
    serialise: (rows, context) => rows.map((row) => stage.item(row, context)),
    single: stage.item,
  }),
  route(`POST ${stage.path}{id}/finalize/`, 'members', finalize(stage)),
  route(`POST ${stage.path}{id}/approve/`, 'members', approve(stage)),
];

/**
 * DREF processes: applications, operational updates and final reports, from draft to approval.
 *
 * @source reference/dref.md, section 4
 */
export const drefRoom: Room = {
  name: 'dref',
  tables: [applications, updates, reports, drefFiles, pdfExports],
  seed: seedDrefs,
  routes: [
    ...drefListRoutes,
    drefStageFeed,
    // before the documents, whose paths end in an id and would match these
    ...drefFileRoutes,
    ...documentRoutes(applicationStage, Dref, { status: anyOfColumn('status'), country: anyOfRepeated('country') }),
    ...documentRoutes(updateStage, DrefOperationalUpdate, {
      dref: anyOfRepeated('dref'),
      status: anyOfColumn('status'),
    }),
    ...documentRoutes(reportStage, DrefFinalReport),
    ...drefWritingRoutes,
    ...nextStageRoutes,
    ...drefSharingRoutes,
    ...pdfExportRoutes,
  ],
};
