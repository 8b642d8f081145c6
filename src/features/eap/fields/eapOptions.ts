import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type OptionList, optionsFor, optionsFrom } from '#app/form/definition';
import { useStoredDocument } from '#app/form/formContext';
import { enumOptions } from '#app/form/options';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import type { EapRegistration } from '#contract/eap';
import type { FullEap } from '#contract/eapDocument';
import type { EapTimeframe } from '#contract/enums';
import { timeUnit, timeValues } from '#domain/eap/eapTypes';
import { useCountryOptions, useProvinceOptions, useSocietyOptions } from '#resources/country/countryOptions';
import { useDisasterTypeOptions } from '#resources/disaster-type/disasterTypeOptions';
import { type EapStrings, useEapStrings } from '../form/useEapStrings';
import type { ActivityRow, DistrictRow, EapValues, RegistrationValues } from './eapShape';

/** The registration of the protocol whose form or print is shown; null outside of one. */
export const RegistrationContext = createContext<EapRegistration | null>(null);

export const useRegistration = () => useContext(RegistrationContext);

export const countryOptions = optionsFor(
  ({ country }: Partial<RegistrationValues>) => country ?? undefined,
  useCountryOptions,
);
export const partnerOptions = optionsFrom(() => useSocietyOptions(undefined));
export const hazardOptions = optionsFrom(() => useDisasterTypeOptions());
export const typeOptions = enumOptions(({ eap_eap_type }) => eap_eap_type);
export const sectorOptions = enumOptions(({ eap_sector }) => eap_sector);
export const approachOptions = enumOptions(({ eap_approach }) => eap_approach);

/** The second-level areas of a country. */
export const areasQuery = (country: number) =>
  apiQuery('GET /api/v2/admin2/', { query: { admin1__country: country, limit: allRowsLimit } });

/** The second-level areas of the country of the protocol, after the names of their provinces. */
export const areaOptions = optionsFrom((): OptionList => {
  const country = useRegistration()?.country;
  const { data, isError, refetch } = useQuery({ ...areasQuery(country ?? 0), enabled: country !== undefined });
  const options = data?.results
    .filter(({ is_deprecated }) => !is_deprecated)
    .map(({ id, name, district_name }) => ({ key: id, label: name, description: district_name }));
  return { options: country === undefined ? [] : options, isError, refetch };
});

/** The provinces of the country of the protocol. */
export const provinceOptions = optionsFor(
  (_: EapValues, row: DistrictRow | undefined) => row?.district ?? null,
  (district) => {
    const country = useRegistration()?.country;
    const rows = useStoredDocument<Pick<FullEap, 'districts'>>()?.districts?.map((row) => row.district_details);
    return useProvinceOptions(country === undefined ? [] : [country], {
      rows,
      chosen: district === null ? [] : [district],
    });
  },
);

const unitNames = (t: EapStrings) => ({
  [timeUnit.years]: t.unit_years,
  [timeUnit.months]: t.unit_months,
  [timeUnit.days]: t.unit_days,
  [timeUnit.hours]: t.unit_hours,
});

const choicesOf = (units: readonly EapTimeframe[]) => (t: EapStrings) =>
  units.map((key) => ({ key, label: unitNames(t)[key] }));

/** Units of lead times and early actions. @source reference/eap.md, section 2.1 */
export const leadUnits = choicesOf([timeUnit.months, timeUnit.days, timeUnit.hours]);
export const everyUnit = choicesOf([timeUnit.years, timeUnit.months, timeUnit.days, timeUnit.hours]);

/** The name of a value of a unit: hours come in spans of five. @source reference/eap.md, section 4.4 */
export function timeValueName(unit: number, value: number, t: EapStrings): string {
  if (unit === timeUnit.years) return t.valueYear({ value });
  if (unit === timeUnit.months) return t.valueMonth({ value });
  return unit === timeUnit.days ? t.valueDay({ value }) : t.valueHours({ from: value - 5, to: value });
}

interface TimeInput {
  readonly unit: EapTimeframe | null;
  readonly most: number;
}

/** Values of the unit of a row, up to a number of years. */
const timeOptions = (fixed: EapTimeframe | null, mostYears: number) =>
  optionsFor(
    (_: EapValues, row: ActivityRow | undefined): TimeInput => ({
      unit: fixed ?? row?.timeframe ?? null,
      most: mostYears,
    }),
    ({ unit, most }: TimeInput): OptionList => {
      const t = useEapStrings();
      if (unit === null) return { options: [] };
      const values = timeValues[unit].filter((value) => unit !== timeUnit.years || value <= most);
      return { options: values.map((key) => ({ key, label: timeValueName(unit, key, t) })) };
    },
  );

/** Years of readiness. */
export const yearOptions = (most: number) => timeOptions(timeUnit.years, most);
/** Values of the unit that stands in the row. */
export const rowTimeOptions = (mostYears: number) => timeOptions(null, mostYears);
