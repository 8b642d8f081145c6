import { blankValues } from '#app/form/derive';
import type { ReportedEvent } from '#domain/risk-watch/reportedEvent';
import { updateForm } from './updateForm';
import type { FlashUpdateValues } from './updateShape';

/** Initial values of a new update, with what an imminent event of risk watch tells: one row for a country, whose constant client id matches that row in stored drafts. @source reference/emergencies.md, section 2.2 */
export const newUpdateValues = (imminent: ReportedEvent | null = null): FlashUpdateValues => ({
  ...blankValues(updateForm),
  country_district: [{ client_id: 'first', country: imminent?.country ?? null, district: null }],
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
