import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { bodyFor } from '#app/form/bodyFor';
import type { SaveActions } from '#app/form/saveActions';
import { referenceQuery } from '#app/request/referenceData';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import { readViewer } from '#app/session/useViewer';
import type { FieldReport } from '#contract/fieldReport';
import { displayName } from '#domain/account/displayName';
import { type Viewer, viewerOf, visibleReports } from '#domain/field-reports/fieldReportVisibility';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { fieldReportQuery } from '../queries';
import { regionsOf } from './reportBody';
import type { ReportValues } from './reportShape';
import { useReportStrings } from './useReportStrings';

const invalidates = [
  'GET /api/v2/field-report/',
  'GET /api/v2/event/',
  'GET /api/v2/event/{id}/',
  'GET /api/v2/event/{slug}',
  'GET /api/v2/event/mini/',
  'GET /api/v1/aggregate/',
] as const;

/** The user's reports about the same crisis, newest first. */
async function findSubmitted({ country, dtype, start_date, title }: ReportValues, user: number, signal: AbortSignal) {
  const query = { user, limit: 20, ordering: '-created_at' };
  const { results } = await send('GET /api/v2/field-report/', { query }, { signal });
  const own = results.filter(
    (report) =>
      report.dtype === dtype &&
      country !== null &&
      report.countries.includes(country) &&
      report.start_date?.slice(0, 10) === start_date &&
      (report.title ?? '').trim() === (title ?? '').trim(),
  );
  return own.map(({ id, summary }) => ({
    id,
    title: summary?.trim() || String(id),
    href: href('fieldReportDetails', { fieldReportId: id }),
  }));
}

/** The form's actions: reading, sending and leaving a field report. @source reference/emergencies.md, section 2.1 */
export function useReportActions(): SaveActions<ReportValues, FieldReport> {
  const t = useReportStrings();
  const client = useQueryClient();
  const confirm = useConfirmation();
  const { user } = useCurrentUser();
  return useMemo(
    () => ({
      versionOf: ({ updated_at }) => updated_at,
      readLatest: ({ id }, signal) => send('GET /api/v2/field-report/{id}/', { path: { id } }, { signal }),
      send: async (fields, { values, stored, signal }) => {
        const options = { signal, language: 'chosen' } as const;
        // the server derives the regions of new reports only
        const hasMoved = stored !== undefined && values.country !== (stored.countries[0] ?? null);
        const countries = hasMoved ? await client.ensureQueryData(referenceQuery('countries')) : undefined;
        const regions = countries && regionsOf(values.country, countries.results);
        const body = bodyFor('POST /api/v2/field-report/', { ...fields, ...regions });
        return stored
          ? send('PATCH /api/v2/field-report/{id}/', { path: { id: stored.id }, body }, options)
          : send('POST /api/v2/field-report/', { body }, options);
      },
      // the last editor becomes its user
      savedBy: ({ user_details: person }) => person && displayName(person),
      cacheKey: ({ id }) => fieldReportQuery(id).queryKey,
      invalidates,
      findSubmitted: async (sent, signal) => (user ? findSubmitted(sent, user.id, signal) : []),
      confirm: async ({ visibility, country }) => {
        if (visibility === null || country === null) return true;
        const record = { visibility, countries: [{ id: country }] };
        const isVisible = (viewer: Viewer) => visibleReports([record], viewer).length > 0;
        if (isVisible(viewerOf(user)) || isVisible(await readViewer(user))) return true;
        return confirm({ heading: t.hiddenHeading, message: t.hiddenText, confirmLabel: t.hiddenConfirm });
      },
      onSaved: ({ id }, wasNew) => {
        showAlert({ name: `field-report-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        return { address: href('fieldReportDetails', { fieldReportId: id }), replace: true };
      },
    }),
    [client, confirm, user, t],
  );
}
