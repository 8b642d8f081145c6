import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LongFormRow } from '#app/form/LongFormField';
import { useFormSelector } from '#app/form/useFormSelector';
import { ProvinceMap } from '#resources/province/ProvinceMap';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { areasQuery, useRegistration } from '../fields/eapOptions';
import type { EapValues } from '../fields/eapShape';
import { useEapStrings } from './useEapStrings';

const stops: readonly (readonly [number, number])[] = [[1, 8]];

/** The second-level areas at risk by list and on a map. Countries without such areas have their provinces alone. */
export function AreasRow() {
  const registration = useRegistration();
  const chosen = useFormSelector(({ admin2 }: EapValues) => admin2 ?? []);
  const { data } = useQuery({ ...areasQuery(registration?.country ?? 0), enabled: registration !== null });
  const hasNone = data?.results.length === 0 && chosen.length === 0;
  return (
    !hasNone && (
      <LongFormRow name="admin2">
        {chosen.length > 0 && (
          <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="360px" />}>
            <ChosenAreas ids={chosen} />
          </LazyBlock>
        )}
      </LongFormRow>
    )
  );
}

/** The chosen areas on a map. */
export function ChosenAreas({ ids }: { readonly ids: readonly number[] }) {
  const t = useEapStrings();
  const registration = useRegistration();
  const { data } = useQuery({ ...areasQuery(registration?.country ?? 0), enabled: registration !== null });
  const areas = useMemo(
    () =>
      (data?.results ?? [])
        .filter(({ id }) => ids.includes(id))
        .map(({ id, name, centroid, bbox, district_name }) => ({
          district: { id, name, centroid, bbox },
          value: 1,
          summary: district_name,
          details: district_name,
        })),
    [data, ids],
  );
  return areas.length > 0 && <ProvinceMap title={t.admin2} provinces={areas} colour="--map-most" stops={stops} />;
}
