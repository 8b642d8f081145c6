import { LongFormSection } from '#app/form/LongFormSection';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { UnitFieldList, UnitFieldRow, UnitFormField } from './unitForm';
import { staffCounts } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

/** The step about a health facility; its fields depend on the kind of facility. @source reference/local-units.md, section 2.2 */
export function FacilityStep() {
  const t = useUnitStrings();
  return (
    <>
      <UnitFieldRow name="health.affiliation" />
      <UnitFieldRow name="health.other_affiliation" />
      <UnitFieldRow name="health.functionality" />
      <LongFormSection title={t.fields.contact}>
        <FieldsInRow>
          <UnitFormField name="health.focal_point_position" />
          <UnitFormField name="health.focal_point_email" />
          <UnitFormField name="health.focal_point_phone_number" />
        </FieldsInRow>
      </LongFormSection>
      <UnitFieldRow name="health.health_facility_type" />
      <UnitFieldRow name="health.other_facility_type" />
      <UnitFieldRow name="health.primary_health_care_center" />
      <UnitFieldRow name="health.speciality" />
      <UnitFieldRow name="health.hospital_type" />
      <UnitFieldRow name="health.is_teaching_hospital" />
      <UnitFieldRow name="health.is_in_patient_capacity" />
      <UnitFieldRow name="health.maximum_capacity" />
      <UnitFieldRow name="health.is_isolation_rooms_wards" />
      <UnitFieldRow name="health.number_of_isolation_rooms" />
      <UnitFieldRow name="health.ambulance_type_a" />
      <UnitFieldRow name="health.ambulance_type_b" />
      <UnitFieldRow name="health.ambulance_type_c" />
      <UnitFieldRow name="health.professional_training_facilities" />
      <UnitFieldRow name="health.other_training_facilities" />
      <UnitFieldRow name="health.general_medical_services" />
      <UnitFieldRow name="health.specialized_medical_beyond_primary_level" />
      <UnitFieldRow name="health.blood_services" />
      <UnitFieldRow name="health.other_services" />
      <UnitFieldRow name="health.is_warehousing" isClearable />
      <UnitFieldRow name="health.is_cold_chain" isClearable />
      <UnitFieldRow name="health.other_medical_heal" isClearable />
    </>
  );
}

/** The step about the staff of a health facility by profession. */
export function StaffStep() {
  const t = useUnitStrings();
  return (
    <>
      {staffCounts.map((name) => (
        <UnitFieldRow key={name} name={`health.${name}`} />
      ))}
      <UnitFieldList name="other_profiles" rowLabel={t.profile} addLabel={t.addProfile}>
        {(_, index) => (
          <FieldsInRow>
            <UnitFormField name={`other_profiles.${index}.position`} />
            <UnitFormField name={`other_profiles.${index}.number`} />
          </FieldsInRow>
        )}
      </UnitFieldList>
      <UnitFieldRow name="health.feedback" />
    </>
  );
}
