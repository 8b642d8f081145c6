import { OpsLearning } from '#contract/opsLearning';
import type { Context } from '../core/http/context';
import { failurePage } from '../core/http/errors';
import { resource } from '../core/http/resource';
import { route } from '../core/http/route';
import type { Room } from '../core/room';
import { sql } from '../core/store/sql';
import { learningFilters, unknownChoices } from './filters';
import { organizationTitles } from './names';
import { seedOperationalLearning } from './seed';
import { isLearningAdmin, learningCsv, learningItems } from './serialise';
import { learningStats } from './stats';
import { readSummary } from './summary';
import { opsLearnings, sections, summaries } from './tables';

function organizations({ language }: Context) {
  const results = [...organizationTitles(language)].map(([id, title]) => ({ id, title }));
  return { count: results.length, next: null, previous: null, results };
}

/** What operations learned: extracts of their documents, figures, and generated summaries. Reading is public. */
export const operationalLearningRoom: Room = {
  name: 'operational-learning',
  tables: [opsLearnings, summaries, sections],
  seed: seedOperationalLearning,
  routes: [
    route('GET /api/v2/ops-learning/organization-type/', 'everyone', organizations),
    route('GET /api/v2/ops-learning/stats/', 'everyone', learningStats),
    route('GET /api/v2/ops-learning/summary/', 'everyone', readSummary),
    ...resource('/api/v2/ops-learning/', opsLearnings, {
      filters: learningFilters,
      ordering: ['id', 'learning', 'created_at', 'modified_at'],
      defaultOrder: 'learning',
      search: ['learning', 'learning_validated', 'appeal_name', 'appeal_code'],
      visible: (context) => {
        // the real server fails while it renders the error
        if (Object.keys(unknownChoices(context)).length > 0) throw failurePage();
        return isLearningAdmin(context) ? null : sql`is_validated = 1`;
      },
      item: OpsLearning,
      toCsv: (items, context) =>
        learningCsv(
          items.map((item) => (item as OpsLearning).id),
          context,
        ),
      serialise: learningItems,
      single: (row, context) => learningItems([row], context)[0],
    }),
  ],
};
