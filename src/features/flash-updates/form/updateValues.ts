import { blankValues } from '#app/form/derive';
import type { ReportedEvent } from '#domain/risk-watch/reportedEvent';
import { updateForm } from './updateForm';
import type { FlashUpdateValues } from './updateShape';

/** How many countries an update can have. @source reference/emergencies.md, section 2.2 */
const mostCountries = 10;

/** A row for each country, one at least; the constant client id of the first matches that row in stored drafts. */
const countryRows = (countries: readonly number[]): FlashUpdateValues['country_district'] =>
  (countries.length > 0 ? countries.slice(0, mostCountries) : [null]).map((country, index) => ({
    client_id: index === 0 ? 'first' : `country ${country}`,
    country,
    district: null,
  }));

/** Initial values of a new update, with what an imminent event of risk watch tells. @source reference/emergencies.md, section 2.2 */
export const newUpdateValues = (imminent: ReportedEvent | null = null): FlashUpdateValues => ({
  ...blankValues(updateForm),
  country_district: countryRows(imminent?.countries ?? []),
  ...(imminent && {
    hazard_type: imminent.dtype,
    situational_overview: imminent.text,
    ...(imminent.address !== null && {
      references: [
        {
          client_id: 'source',
          date: imminent.isExpected ? null : imminent.date,
          source_description: imminent.source,
          url: imminent.address,
          document: null,
        },
      ],
    }),
  }),
});
