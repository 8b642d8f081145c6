import { LocalUnitBody } from '#contract/localUnit';
import { describeRoundTrip } from '#tests/roundTrip';
import { unitFormFor } from './unitForm';

/** Codes of the options that the conditions of fields depend on. @source reference/local-units.md, section 5 */
const codes = {
  administrative: { type: 1 },
  ambulances: { type: 2, facility: 1 },
  hospital: { type: 2, facility: 3 },
  primaryCare: { type: 2, facility: 5 },
  training: { type: 2, facility: 7, training: 9 },
  specialized: { type: 2, facility: 8, affiliation: 9 },
  other: { type: 2, facility: 9 },
} as const satisfies Record<string, Codes>;

interface Codes {
  readonly type: number;
  readonly facility?: number;
  readonly affiliation?: number;
  readonly training?: number;
}

const layouts = {
  administrative: { health: null },
  ambulances: {},
  hospital: {},
  primaryCare: {},
  training: {},
  specialized: {},
  other: {},
} satisfies Record<keyof typeof codes, object>;

describeRoundTrip(unitFormFor(107), LocalUnitBody, {
  layouts,
  answered: (layout) => {
    const { type, facility = 0, affiliation = 0, training = 0 }: Codes = codes[layout];
    const details = {
      health_facility_type_details: { code: facility },
      affiliation_details: { code: affiliation },
      professional_training_facilities_details: [{ code: training }],
    };
    return { type_details: { code: type }, ...(type === 2 && { health: details }) };
  },
  leftOut: { 'asked anew by every edit': ['update_reason_overview'] },
});
