import type { Problem } from '#app/form/definition';
import { isNoneBesideServices, noneCode } from '#domain/local-units/healthFields';
import type { UnitFacts } from './unitOptions';
import type { UnitValues } from './unitShape';
import type { UnitStrings } from './useUnitStrings';

const services = ['general_medical_services', 'specialized_medical_beyond_primary_level', 'blood_services'] as const;

/** Cross-field validation of a unit. @source reference/local-units.md, sections 2 and 6 */
export function unitProblems(values: UnitValues, t: UnitStrings, facts: UnitFacts | undefined): readonly Problem[] {
  const { type } = values;
  const codesOf = (field: (typeof services)[number]) =>
    (values.health[field] ?? []).map((id) => facts?.options?.[field].find((option) => option.id === id)?.code ?? 0);
  return [
    ...(type !== null && facts?.managed.includes(type) ? [{ path: 'type', message: t.managedType }] : []),
    ...services.flatMap((field) =>
      isNoneBesideServices(codesOf(field), noneCode[field])
        ? [{ path: `health.${field}`, message: t.noneBesideServices }]
        : [],
    ),
  ];
}
