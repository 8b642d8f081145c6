import { type Option, type OptionList, optionsFor, optionsFrom } from '#app/form/definition';
import { useStoredDocument } from '#app/form/formContext';
import { enumOptions } from '#app/form/options';
import { useReference } from '#app/request/referenceData';
import type { Dref } from '#contract/drefDocument';
import type { ResponseOf } from '#contract/types';
import { useCountryOptions, useProvinceOptions, useSocietyOptions } from '#resources/country/countryOptions';
import { useDisasterTypeOptions } from '#resources/disaster-type/disasterTypeOptions';
import type { ActivityRow, DrefValues } from './drefShape';

export const societyOptions = optionsFor(
  ({ national_society }: DrefValues) => national_society ?? undefined,
  useSocietyOptions,
);

export const countryOptions = optionsFor(({ country }: DrefValues) => country ?? undefined, useCountryOptions);

export const districtOptions = optionsFor(
  ({ country, district }: DrefValues) => ({ countries: country ? [country] : [], chosen: district }),
  ({ countries, chosen }) => {
    const rows = useStoredDocument<Pick<Dref, 'district_details'>>()?.district_details;
    return useProvinceOptions(countries, { rows, chosen });
  },
);

export const hazardOptions = optionsFrom(() => useDisasterTypeOptions());

export const typeOptions = enumOptions(({ dref_dref_dref_type }) => dref_dref_dref_type);
export const onsetOptions = enumOptions(({ dref_dref_onset_type }) => dref_dref_onset_type);
export const categoryOptions = enumOptions(({ dref_dref_disaster_category }) => dref_dref_disaster_category);
export const proposedTypeOptions = enumOptions(({ dref_proposed_action }) => dref_proposed_action);

type Enums = ResponseOf<'GET /api/v2/global-enums/'>;

/** The options of an enumeration whose keys are strings. */
const titleOptions = (read: (enums: Enums) => readonly { readonly key: string; readonly value: string }[]) =>
  optionsFrom((): OptionList => {
    const { data, isError, refetch } = useReference('globalEnums');
    const options = data && read(data).map(({ key, value }): Option => ({ key, label: value }));
    return { options, isError, refetch };
  });

export const actionTitleOptions = titleOptions(
  ({ dref_national_society_action_title }) => dref_national_society_action_title,
);
export const needTitleOptions = titleOptions(({ dref_identified_need_title }) => dref_identified_need_title);
export const interventionTitleOptions = titleOptions(
  ({ dref_planned_intervention_title }) => dref_planned_intervention_title,
);

/** The sectors of activities, without deprecated ones except the chosen one. */
function useSectorOptions(chosen: number | undefined): OptionList {
  const { data, isError, refetch } = useReference('primarySectors');
  const current = data?.filter(({ key, is_deprecated }) => !is_deprecated || key === chosen);
  return { options: current?.map(({ key, label }) => ({ key, label })), isError, refetch };
}

export const sectorOptions = optionsFor(
  (_: DrefValues, row: ActivityRow | undefined) => row?.sector ?? undefined,
  useSectorOptions,
);
