import type { ReactNode } from 'react';
import type { LocalUnitDetail } from '#contract/localUnit';
import { safeHref } from '#domain/links/safeUrl';
import { type HealthChoices, isInapplicableBlank } from '#domain/local-units/healthFields';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { unitFieldStrings } from '../fieldStrings';
import { type ShownField, shownGroups } from '../fieldTable';
import { useFieldText } from '../useFieldText';

interface UnitDetailsProps {
  readonly unit: LocalUnitDetail;
  /** Whether to show personal data, for users who may edit. */
  readonly showsContacts: boolean;
}

/** The value at `health.nurse`. */
const answerAt = (unit: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : null),
      unit,
    );

const choicesOf = (health: NonNullable<LocalUnitDetail['health']>): HealthChoices => ({
  facility: health.health_facility_type_details.code,
  affiliation: health.affiliation_details.code,
  trainings: health.professional_training_facilities_details.map(({ code }) => code),
  hasInPatients: health.is_in_patient_capacity === true,
  hasIsolation: health.is_isolation_rooms_wards === true,
});

/** The name of a health field by its path. */
const healthName = (path: string) => path.replace(/^health\./, '');

function answer({ kind }: ShownField, text: string): ReactNode {
  const website = kind === 'link' ? safeHref(text) : null;
  return website ? <ExternalLink href={website}>{text}</ExternalLink> : <span dir="auto">{text}</span>;
}

/** Every field of a unit, in groups; groups without a value are left out, and what is not asked of such a facility where it is 0 or no. */
export function UnitDetails({ unit, showsContacts }: UnitDetailsProps) {
  const t = useStrings(unitFieldStrings);
  const textOf = useFieldText();
  const [longitude, latitude] = unit.location_geojson?.coordinates ?? [];
  const location_json = latitude === undefined ? null : { lat: latitude, lng: longitude };
  const answers = { ...unit, location_json };
  const choices = unit.health && choicesOf(unit.health);
  const items = (fields: readonly ShownField[]) =>
    fields.flatMap((field) => {
      if (field.isContact && !showsContacts) return [];
      const value = answerAt(answers, field.path);
      const text = textOf(field, value);
      if (text === null || (choices && isInapplicableBlank(healthName(field.path), value, choices))) return [];
      return [{ id: field.path, label: t[field.label], value: answer(field, text) }];
    });
  return shownGroups.map(({ title, fields }) => {
    const known = items(fields);
    if (known.length === 0) return null;
    return (
      <Card key={title} title={t[title]}>
        <DescriptionGrid items={known} />
      </Card>
    );
  });
}
