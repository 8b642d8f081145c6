import { z } from 'zod';
import { Action } from '../action';
import { Aggregate } from '../aggregate';
import { Appeal, AppealFigures } from '../appeal';
import { AppealDocument } from '../appealDocument';
import { endpoint } from '../endpoint';
import { AlertLevel, AppealStatus, AppealType } from '../enums';
import { Event, EventDetail, EventOption, EventSeverityLevelHistory, RespondedEvent } from '../event';
import { EventSnippet } from '../eventSnippet';
import { ExternalPartner, ReviewCountry, SupportedActivity } from '../externalPartner';
import { FieldReport, FieldReportBody, FieldReportGeneratedTitle, GenerateTitleBody } from '../fieldReport';
import { GoHistorical } from '../goHistorical';
import { dateRange, listQuery, oneOrMany, paginated, query } from '../page';
import { SearchResults } from '../search';
import { SituationReport, SituationReportType } from '../situationReport';

const eventQuery = listQuery({
  ...dateRange('disaster_start_date'),
  ...dateRange('created_at'),
  ...dateRange('updated_at'),
  dtype: z.int(),
  appeal_type: oneOrMany(AppealType),
  is_featured: z.boolean(),
  is_featured_region: z.boolean(),
  countries__in: oneOrMany(z.int()),
  regions__in: oneOrMany(z.int()),
  id: z.int(),
  auto_generated_source: z.string(),
  is_subscribed: z.boolean(),
});

export const emergencyEndpoints = {
  'GET /api/v1/search/': endpoint({ query: query({ keyword: z.string() }), response: SearchResults }),
  'GET /api/v1/aggregate/': endpoint({
    query: query({
      model_type: z.literal(['appeal', 'event', 'fieldreport', 'heop']),
      unit: z.literal(['month', 'year']),
      start_date: z.string(),
      end_date: z.string(),
      country: z.int(),
      region: z.int(),
      filter_atype: AppealType,
      filter_dtype: z.int(),
      filter_ifrc_severity_level: AlertLevel,
      sum_amount_funded: z.literal('amount_funded'),
      sum_beneficiaries: z.literal('num_beneficiaries'),
    }),
    response: z.array(Aggregate),
  }),

  'GET /api/v2/event/': endpoint({ query: eventQuery, response: paginated(Event) }),
  'GET /api/v2/event/mini/': endpoint({ query: eventQuery, response: paginated(EventOption) }),
  'GET /api/v2/event/response-activity/': endpoint({ query: eventQuery, response: paginated(RespondedEvent) }),
  'GET /api/v2/event/{id}/': endpoint({ response: EventDetail }),
  'GET /api/v2/event/{slug}': endpoint({ response: EventDetail }),
  'GET /api/v2/go-historical/': endpoint({
    query: listQuery({ countries: oneOrMany(z.int()), iso3: z.string(), region: z.int() }),
    response: paginated(GoHistorical),
  }),
  'GET /api/v2/event_snippet/': endpoint({ query: listQuery({ event: z.int() }), response: paginated(EventSnippet) }),
  'GET /api/v2/event-severity-level-history/': endpoint({
    query: listQuery({}),
    response: paginated(EventSeverityLevelHistory),
  }),

  'GET /api/v2/appeal/': endpoint({
    query: listQuery({
      ...dateRange('start_date'),
      ...dateRange('end_date'),
      ...dateRange('valid_from'),
      ...dateRange('valid_to'),
      ...dateRange('appeal__real_data_update'),
      atype: AppealType,
      dtype: z.int(),
      status: AppealStatus,
      code: z.string(),
      appeal_id: z.int(),
      country: oneOrMany(z.int()),
      region: oneOrMany(z.int()),
      district: oneOrMany(z.int()),
      admin2: oneOrMany(z.int()),
      country__iso3: z.string(),
      needs_confirmation: z.boolean(),
      has_event: z.boolean(),
    }),
    response: paginated(Appeal),
  }),
  'GET /api/v2/appeal/aggregated': endpoint({
    query: query({ iso3: z.string(), country: z.int(), region: z.int(), date: z.string() }),
    response: AppealFigures,
  }),
  'GET /api/v2/appeal_document/': endpoint({
    query: listQuery({
      ...dateRange('created_at'),
      name: z.string(),
      appeal: oneOrMany(z.int()),
      insight_id: z.number(),
      insight_sector_id: z.number(),
      insight_component_id: z.number(),
    }),
    response: paginated(AppealDocument),
  }),
  'GET /api/v2/situation_report/': endpoint({
    query: listQuery({ ...dateRange('created_at'), name: z.string(), event: z.int(), type: z.int() }),
    response: paginated(SituationReport),
  }),
  'GET /api/v2/situation_report_type/': endpoint({ query: listQuery({}), response: paginated(SituationReportType) }),

  'GET /api/v2/field-report/': endpoint({
    query: listQuery({
      ...dateRange('created_at'),
      ...dateRange('updated_at'),
      dtype: z.int(),
      user: z.int(),
      countries__in: oneOrMany(z.int()),
      regions__in: oneOrMany(z.int()),
      id: z.int(),
      is_covid_report: z.boolean(),
      summary: z.string(),
    }),
    response: paginated(FieldReport),
  }),
  'GET /api/v2/field-report/{id}/': endpoint({ response: FieldReport }),
  'POST /api/v2/field-report/': endpoint({ body: FieldReportBody, response: FieldReport }),
  'PUT /api/v2/field-report/{id}/': endpoint({ body: FieldReportBody, response: FieldReport }),
  'PATCH /api/v2/field-report/{id}/': endpoint({ body: FieldReportBody.partial(), response: FieldReport }),
  'DELETE /api/v2/field-report/{id}/': endpoint({}),
  'POST /api/v2/field-report/generate-title/': endpoint({
    body: GenerateTitleBody,
    response: FieldReportGeneratedTitle,
  }),
  'GET /api/v2/action/': endpoint({ query: listQuery({}), response: paginated(Action) }),
  'GET /api/v2/external_partner/': endpoint({ query: listQuery({}), response: paginated(ExternalPartner) }),
  'GET /api/v2/supported_activity/': endpoint({ query: listQuery({}), response: paginated(SupportedActivity) }),
  'GET /api/v2/review-country/': endpoint({ query: listQuery({}), response: paginated(ReviewCountry) }),
};
