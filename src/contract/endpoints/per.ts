import { z } from 'zod';
import { endpoint } from '../endpoint';
import { listQuery, oneOrMany, paginated } from '../page';
import { PerAssessment, PerAssessmentBody } from '../perAssessment';
import { PerDashboardData, PerMapData } from '../perDashboard';
import { FormAnswer, FormArea, FormQuestion, FormQuestionGroup, PerOptions } from '../perForm';
import { LatestPerOverview, PerFile, PerFileBody, PerOverview, PerOverviewBody } from '../perOverview';
import { PerProcess } from '../perProcess';
import { PerDocument, PerDocumentBody, PerStats } from '../perStats';
import { PerPrioritization, PerPrioritizationBody, PerWorkPlan, PerWorkPlanBody } from '../perWorkPlan';
import { PublicPerAssessment, PublicPerProcess } from '../publicPer';

const perProcessQuery = listQuery({ country: oneOrMany(z.int()), region: z.int(), id: z.int() });

export const perEndpoints = {
  'GET /api/v2/aggregated-per-process-status/': endpoint({ query: perProcessQuery, response: paginated(PerProcess) }),
  'GET /api/v2/per-process-status/': endpoint({ query: perProcessQuery, response: paginated(PerProcess) }),
  'GET /api/v2/per-process-status/{id}/': endpoint({ response: PerProcess }),
  'GET /api/v2/per-stats/': endpoint({ query: perProcessQuery, response: paginated(PerStats) }),
  /** A spreadsheet. */
  'GET /api/v2/export-per/{id}/': endpoint({}),

  'GET /api/v2/public-per-stats/': endpoint({ query: perProcessQuery, response: paginated(PerStats) }),
  'GET /api/v2/public-per-process-status/': endpoint({ query: perProcessQuery, response: paginated(PublicPerProcess) }),
  'GET /api/v2/public-per-process-status/{id}/': endpoint({ response: PublicPerProcess }),
  'GET /api/v2/public-per-assessment/{id}/': endpoint({ response: PublicPerAssessment }),
  'GET /api/v2/public-per-prioritization/{id}/': endpoint({ response: PerPrioritization }),

  'GET /api/v2/per-map-data': endpoint({ response: PerMapData }),
  'GET /api/v2/per-dashboard-data': endpoint({ response: PerDashboardData }),

  'GET /api/v2/country/{id}/latest-per-overview/': endpoint({ response: LatestPerOverview }),
  'GET /api/v2/per-overview/{id}/': endpoint({ response: PerOverview }),
  'POST /api/v2/per-overview/': endpoint({ body: PerOverviewBody, response: PerOverview }),
  'PATCH /api/v2/per-overview/{id}/': endpoint({ body: PerOverviewBody, response: PerOverview }),
  'POST /api/v2/per-file/': endpoint({ body: PerFileBody, response: PerFile }),

  'GET /api/v2/per-assessment/{id}/': endpoint({ response: PerAssessment }),
  'PATCH /api/v2/per-assessment/{id}/': endpoint({ body: PerAssessmentBody, response: PerAssessment }),
  'GET /api/v2/per-prioritization/{id}/': endpoint({ response: PerPrioritization }),
  'PATCH /api/v2/per-prioritization/{id}/': endpoint({ body: PerPrioritizationBody, response: PerPrioritization }),
  'GET /api/v2/per-work-plan/': endpoint({
    query: listQuery({ overview: z.int() }),
    response: paginated(PerWorkPlan),
  }),
  'GET /api/v2/per-work-plan/{id}/': endpoint({ response: PerWorkPlan }),
  'PATCH /api/v2/per-work-plan/{id}/': endpoint({ body: PerWorkPlanBody, response: PerWorkPlan }),

  'GET /api/v2/per-options/': endpoint({ response: PerOptions }),
  'GET /api/v2/per-formarea/': endpoint({
    query: listQuery({ id: z.int(), area_num: z.int() }),
    response: paginated(FormArea),
  }),
  'GET /api/v2/per-formanswer/': endpoint({ query: listQuery({}), response: paginated(FormAnswer) }),
  'GET /api/v2/per-formquestion/': endpoint({
    query: listQuery({ component: z.int(), area_id: z.int() }),
    response: paginated(FormQuestion),
  }),
  'GET /api/v2/per-formquestion-group/': endpoint({ query: listQuery({}), response: paginated(FormQuestionGroup) }),

  'GET /api/v2/per-document-upload/': endpoint({
    query: listQuery({ country: z.int(), region: z.int(), per: z.int() }),
    response: paginated(PerDocument),
  }),
  'POST /api/v2/per-document-upload/': endpoint({ body: PerDocumentBody, response: PerDocument }),
  'DELETE /api/v2/per-document-upload/{id}/': endpoint({}),
};
