import { useQuery } from '@tanstack/react-query';
import { optionsFor, optionsFrom } from '#app/form/definition';
import { useStoredDocument } from '#app/form/formContext';
import type { FlashUpdate } from '#contract/flashUpdate';
import { actionOption } from '#resources/actions-taken/actionFields';
import { useCountryOptions, useProvinceOptions } from '#resources/country/countryOptions';
import { useDisasterTypeOptions } from '#resources/disaster-type/disasterTypeOptions';
import { flashActionsQuery } from '../queries';
import type { FlashUpdateValues, Organisation, PlaceRow } from './updateShape';

type Place = PlaceRow | undefined;

export const hazardOptions = optionsFrom(() => useDisasterTypeOptions());

/** The valid countries, and the one of the row. */
export const countryOptions = optionsFor(
  (_: FlashUpdateValues, row: Place) => row?.country ?? undefined,
  useCountryOptions,
);

/** The provinces of the row's country. */
export const provinceOptions = optionsFor(
  (_: FlashUpdateValues, row: Place) => ({ countries: row?.country ? [row.country] : [], chosen: row?.district }),
  ({ countries, chosen }) => {
    const places = useStoredDocument<FlashUpdate>()?.country_district;
    const rows = places?.flatMap(({ district_details }) => district_details ?? []);
    return useProvinceOptions(countries, { rows, chosen });
  },
);

/** The actions that an organisation may tick. @source reference/emergencies.md, section 2.2 */
export const actionOptions = (organisation: Organisation) =>
  optionsFrom(() => {
    const { data, isError, refetch } = useQuery(flashActionsQuery());
    const offered = data?.results.filter(({ organizations }) => organizations.includes(organisation));
    return {
      options: offered?.map(actionOption),
      isError,
      refetch,
    };
  });
