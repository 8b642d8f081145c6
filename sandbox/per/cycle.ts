import type { Context } from '../core/http/context';
import { notFound } from '../core/http/errors';
import { requirePerAdmin } from './access';
import { type PerOverviewRow, perOverviews } from './tables';

/** The cycle that an assessment, prioritisation or work plan belongs to; throws 403 for people who do not administer it. */
export function cycleOf({ overview }: { readonly overview: number }, context: Context): PerOverviewRow {
  const cycle = context.store.get(perOverviews, overview);
  if (!cycle) throw notFound();
  requirePerAdmin(context, cycle);
  return cycle;
}
