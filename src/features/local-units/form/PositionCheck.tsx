import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { useReference } from '#app/request/referenceData';
import type { Country } from '#contract/country';
import { formatNumber } from '#domain/format/numbers';
import type { Position } from '#domain/places/geo';
import { kilometresOutside, outlineTolerance } from '#domain/places/outline';
import { provinceAt } from '#domain/places/provinceAt';
import { outlineIn, outlinesQuery } from '#resources/country/outlineQuery';
import { districtsQuery } from '#resources/province/queries';
import { Alert } from '#ui/feedback/Alert';
import { useLanguage } from '#ui/language/LanguageContext';
import { Note } from '#ui/layout/Note';
import type { UnitValues } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

/** Where the position of the unit is: the country and probably the province, or how far outside. The server checks it when it saves. */
export function PositionCheck() {
  const { country, latitude, longitude } = useFormSelector((values: UnitValues) => ({
    country: values.country,
    latitude: values.latitude,
    longitude: values.longitude,
  }));
  const { data: countries } = useReference('countries');
  const found = countries?.results.find(({ id }) => id === country);
  if (!found || latitude === null || longitude === null) return null;
  return <CheckedPosition country={found} longitude={longitude} latitude={latitude} />;
}

interface CheckedPositionProps {
  readonly country: Country;
  readonly longitude: number;
  readonly latitude: number;
}

function CheckedPosition({ country, ...given }: CheckedPositionProps) {
  const t = useUnitStrings();
  const { language } = useLanguage();
  // deferred: measuring thousands of points does not block typing
  const longitude = useDeferredValue(given.longitude);
  const latitude = useDeferredValue(given.latitude);
  const { data: outlines, isPending } = useQuery(outlinesQuery());
  const { data: provinces } = useQuery(districtsQuery([country.id]));
  const position = useMemo((): Position => [longitude, latitude], [longitude, latitude]);
  const outline = outlines ? outlineIn(outlines, country.iso3 ?? '') : null;
  const shape = outline ?? country.bbox;
  const outside = useMemo(() => (shape ? kilometresOutside(shape, position) : 0), [shape, position]);
  const name = country.name ?? '';
  if (isPending) return null;
  if (!shape) return <Note role="status">{t.uncheckedPosition({ country: name })}</Note>;
  if (outside > outlineTolerance) {
    const distance = formatNumber(Math.round(outside), language) ?? '';
    return <Alert tone="warning" title={t.outsideCountry({ country: name, distance })} />;
  }
  const known = provinces?.results.filter(({ is_deprecated }) => !is_deprecated) ?? [];
  const province = provinceAt(known, position)?.name;
  // a box around a country holds some of its neighbours too
  const inCountry = outline ? t.inCountry : t.probablyInCountry;
  return (
    <Note role="status">{province ? t.inProvince({ country: name, province }) : inCountry({ country: name })}</Note>
  );
}
