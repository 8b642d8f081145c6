import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { href } from '#app/routes/href';
import { formatNumber } from '#domain/format/numbers';
import { findTwins } from '#domain/local-units/twins';
import { placedUnitsQuery } from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { List } from '#ui/display/List';
import { Alert } from '#ui/feedback/Alert';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { UnitValues } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

/** The number of units that are listed. */
const listed = 5;

interface TwinsProps {
  readonly country: number;
  readonly iso3: string;
}

/** Stored units that are probably the new one in the form, before it is filed a second time. */
export function Twins({ country, iso3 }: TwinsProps) {
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
    return findTwins(units ?? [], { ...rest, names: [local, english] }).slice(0, listed);
  }, [units, filed]);
  if (twins.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t.twins}
      description={
        <List items={twins} itemKey={({ id }) => id} label={t.twins}>
          {({ id, name, metres }) => (
            <>
              <ExternalLink href={href('localUnit', { countryId: country, localUnitId: id })}>
                {name || unitStrings.untitled}
              </ExternalLink>{' '}
              {metres === null ? t.sameName : t.sameTypeNear({ distance: formatNumber(metres, language) ?? '' })}
            </>
          )}
        </List>
      }
    />
  );
}
