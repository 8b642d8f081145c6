import type { BodyOf } from '#contract/types';
import { healthCareType } from '#domain/local-units/healthFields';
import type { UnitValues } from './unitShape';

/** What is sent of a unit: health data for health facilities alone, with the id of the stored ones. */
export function unitBody(fields: Readonly<Record<string, unknown>>, values: UnitValues) {
  const { id, ...health } = fields.health as UnitValues['health'];
  const isHealth = values.type_code === healthCareType;
  // the form's rules have seen to what the body requires
  const profiles = (values.other_profiles ?? []).map(({ id: stored, position, number }) => ({
    ...(stored === undefined ? {} : { id: stored }),
    position: position?.trim() ?? '',
    number: number ?? 0,
  }));
  return {
    ...fields,
    health: isHealth ? { ...health, ...(id === null ? {} : { id }), other_profiles: profiles } : null,
  } as unknown as BodyOf<'POST /api/v2/local-units/'>;
}
