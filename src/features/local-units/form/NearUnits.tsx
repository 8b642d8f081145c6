import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { href } from '#app/routes/href';
import { formatNumber } from '#domain/format/numbers';
import { findTwins } from '#domain/local-units/twins';
import { placedUnitsQuery } from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { NearRecords } from '#ui/form/NearRecords';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { UnitValues } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

interface NearUnitsProps {
  readonly country: number;
  readonly iso3: string;
}

/** Stored units that are probably the new one in the form, before it is filed a second time. */
export function NearUnits({ country, iso3 }: NearUnitsProps) {
  const t = useUnitStrings();
  const unitStrings = useStrings(localUnitStrings);
  const { language } = useLanguage();
  const { data: units } = useQuery(placedUnitsQuery(true, iso3));
  const values = useFormSelector((all: UnitValues) => ({
    type: all.type_code,
    local: all.local_branch_name,
    english: all.english_branch_name,
    longitude: all.longitude,
    latitude: all.latitude,
  }));
  // deferred: comparing thousands of units does not block typing
  const filed = useDeferredValue(values);
  const twins = useMemo(() => {
    const { local, english, ...rest } = filed;
    return findTwins(units ?? [], { ...rest, names: [local, english] });
  }, [units, filed]);
  return (
    <NearRecords
      isProbable
      title={t.twins}
      records={twins.map(({ id, name, metres }) => ({
        id,
        name: name || unitStrings.untitled,
        href: href('localUnit', { countryId: country, localUnitId: id }),
        note: metres === null ? t.sameName : t.sameTypeNear({ distance: formatNumber(metres, language) ?? '' }),
      }))}
    />
  );
}
