import { equals, type Filter, type Filters } from '../core/http/filters';
import { type Sql, sql } from '../core/store/sql';

/** Narrows to the extracts, given as a query of their ids, of one summary or section; an id that is not known applies no filter. */
type Narrow = (extracts: Sql) => Sql;

const ofSummary =
  (narrow: Narrow): Filter =>
  (values, parameter) => {
    const id = equals('id')(values, parameter);
    const owner = equals('owner')(values, parameter);
    const extracts = sql`SELECT target FROM ops_learning_summary_extracts WHERE ${owner}`;
    return sql`NOT EXISTS (SELECT 1 FROM ops_learning_summary WHERE ${id}) OR ${narrow(extracts)}`;
  };

const ofSection =
  (kind: 'sector' | 'component', narrow: Narrow): Filter =>
  (values, parameter) => {
    const known = sql`SELECT id FROM ops_learning_section WHERE ${equals('id')(values, parameter)} AND kind = ${kind}`;
    const extracts = sql`SELECT target FROM ops_learning_section_extracts WHERE ${equals('owner')(values, parameter)}`;
    return sql`NOT EXISTS (${known}) OR ${narrow(extracts)}`;
  };

const insightFilters = (narrow: Narrow): Filters => ({
  insight_id: ofSummary(narrow),
  insight_sector_id: ofSection('sector', narrow),
  insight_component_id: ofSection('component', narrow),
});

/** The extracts that were used for a summary or section. @source reference/preparedness.md, section 4.3 */
export const extractInsightFilters = insightFilters((extracts) => sql`id IN (${extracts})`);

/** The documents of appeals whose extracts were used for a summary or section. */
export const documentInsightFilters = insightFilters(
  (extracts) => sql`id IN (SELECT appeal_document_id FROM ops_learning WHERE id IN (${extracts}))`,
);
