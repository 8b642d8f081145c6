import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { bodyFor } from '#app/form/bodyFor';
import type { SaveActions } from '#app/form/saveActions';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { displayName } from '#domain/account/displayName';
import { unitStatus } from '#domain/local-units/unitState';
import { memberUnitQuery, unitEndpoints } from '#resources/local-unit/queries';
import { keepSentUnit } from '../sentUnits';
import type { UnitValues } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

/** The units that wait for validation at the same place. The server does not say who created a unit. */
async function findSubmitted(values: UnitValues, iso3: string, signal: AbortSignal) {
  const name = (values.local_branch_name ?? values.english_branch_name ?? '').trim();
  const query = { country__iso3: iso3, search: name, status: unitStatus.unvalidated, limit: 20 };
  const { results } = await send('GET /api/v2/local-units/', { query }, { signal });
  const own = results.filter(
    (unit) =>
      unit.type === values.type &&
      [unit.local_branch_name, unit.english_branch_name].includes(name) &&
      [values.longitude, values.latitude].every(
        (degrees, index) => unit.location_geojson.coordinates[index] === degrees,
      ),
  );
  return own.map(({ id, country }) => ({
    id,
    title: name,
    href: href('localUnit', { countryId: country, localUnitId: id }),
  }));
}

/** The form's actions: reading, sending and leaving a local unit. @source reference/local-units.md, section 4.4 */
export function useUnitActions(iso3: string): SaveActions<UnitValues, PrivateLocalUnitDetail> {
  const t = useUnitStrings();
  return useMemo(
    () => ({
      versionOf: ({ version_id, modified_at }) => `${version_id} ${modified_at}`,
      readLatest: ({ id }, signal) => send('GET /api/v2/local-units/{id}/', { path: { id } }, { signal }),
      send: async (answers, { stored, values, signal }) => {
        const body = bodyFor('POST /api/v2/local-units/', answers);
        const saved = await (stored
          ? send('PATCH /api/v2/local-units/{id}/', { path: { id: stored.id }, body }, { signal })
          : send('POST /api/v2/local-units/', { body }, { signal }));
        // on a full device only the offer to correct a rejected unit is missing
        await keepSentUnit(saved.id, values).catch(() => undefined);
        return saved;
      },
      savedBy: ({ modified_by_details: person }) => person && displayName(person),
      isAnsweredInEnglish: true,
      cacheKey: ({ id }) => memberUnitQuery(id).queryKey,
      invalidates: unitEndpoints,
      findSubmitted: (sent, signal) => findSubmitted(sent, iso3, signal),
      onSaved: ({ id, country }, wasNew) => {
        showAlert({ name: `local-unit-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        return { address: href('localUnit', { countryId: country, localUnitId: id }), replace: true };
      },
    }),
    [iso3, t],
  );
}
