import { projectStatus, utcToday } from '#domain/three-w/status';
import type { Context } from '../core/http/context';
import { sql } from '../core/store/sql';
import type { Store } from '../core/store/store';
import { projects } from './tables';

const doneOn = new WeakMap<Store, string>();

/** The nightly job of the real server, at the first request of a day: projects begin and end by their dates. @source reference/three-w.md, section 3.1 */
export function updateStatuses({ store, now }: Pick<Context, 'store' | 'now'>): void {
  const today = utcToday(now);
  if (doneOn.get(store) === today) return;
  const rule = sql`CASE WHEN start_date > ${today} THEN 0 WHEN end_date >= ${today} THEN 1 ELSE 2 END`;
  const changed = store.select(projects, { where: sql`status <> ${rule}` });
  store.transaction(() => {
    for (const { id, start_date, end_date } of changed) {
      store.update(projects, id, { status: projectStatus(start_date, end_date, today) });
    }
  });
  doneOn.set(store, today);
}
