import { LongFormList } from '#app/form/LongFormField';
import { useFormSelector } from '#app/form/useFormSelector';
import type { ActivityAction } from '#contract/emergencyProject';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { ActivityField } from './activityForm';
import { applicableParts } from './activityRows';
import type { ActivityValues } from './activityShape';
import styles from './DetailsStep.module.css';
import { PeopleGrid } from './PeopleGrid';
import { PointFields } from './PointFields';
import { useActivityStrings } from './useActivityStrings';

export interface ActivityFieldsProps {
  readonly index: number;
  /** Undefined for a custom activity, and while the actions load. */
  readonly action: ActivityAction | undefined;
  readonly name: string;
}

/** The fields of one activity that apply to its kind. @source reference/three-w.md, section 2.2, C */
export function ActivityFields({ index, action, name }: ActivityFieldsProps) {
  const t = useActivityStrings();
  const state = useFormSelector(({ activities }: ActivityValues) => {
    const row = activities?.[index];
    return {
      action: row?.action ?? null,
      isDetailed: row?.is_detailed === true,
      isHouseholds: row?.people_households === 'households',
      hasDisabled: row?.is_disaggregated_for_disabled === true,
      hasParts: (row?.male_count ?? null) !== null || (row?.female_count ?? null) !== null,
      hasTotal: (row?.people_count ?? null) !== null,
    };
  });
  const parts = applicableParts(state, action);
  const supplies = action?.supplies_details.map(({ id, title }) => ({ key: id, label: title })) ?? [];
  return (
    <Stack gap="s4" className={styles.fields}>
      {action?.description && <Note>{action.description}</Note>}
      {state.action === null && <ActivityField name={`activities.${index}.custom_action`} />}
      <ActivityField name={`activities.${index}.is_detailed`} />
      {state.isDetailed ? (
        <>
          <PeopleGrid index={index} kind="all" />
          <ActivityField name={`activities.${index}.is_disaggregated_for_disabled`} />
          {state.hasDisabled && <PeopleGrid index={index} kind="disabled" />}
        </>
      ) : (
        <>
          <ActivityField name={`activities.${index}.people_households`} />
          {state.isHouseholds ? (
            <ActivityField name={`activities.${index}.household_count`} />
          ) : (
            <FieldsInRow isShort>
              <ActivityField
                name={`activities.${index}.people_count`}
                isReadOnly={state.hasParts}
                hint={state.hasParts ? t.totalLocked : undefined}
              />
              <ActivityField
                name={`activities.${index}.male_count`}
                isReadOnly={state.hasTotal && !state.hasParts}
                hint={state.hasTotal && !state.hasParts ? t.partsLocked : undefined}
              />
              <ActivityField name={`activities.${index}.female_count`} isReadOnly={state.hasTotal && !state.hasParts} />
            </FieldsInRow>
          )}
        </>
      )}
      <ActivityField name={`activities.${index}.has_no_data_on_people_reached`} />
      {parts.isCash && (
        <FieldsInRow>
          <ActivityField name={`activities.${index}.beneficiaries_count`} />
          <ActivityField name={`activities.${index}.amount`} />
        </FieldsInRow>
      )}
      {parts.hasPlaces && !state.isDetailed && <ActivityField name={`activities.${index}.point_count`} />}
      {parts.hasPlaces && state.isDetailed && <PointFields index={index} activity={name} />}
      {parts.hasSupplies && (
        <LongFormList name={`activities.${index}.supplies`} rowLabel={t.supply} addLabel={t.addSupply}>
          {(_, place) => (
            <FieldsInRow>
              <ActivityField name={`activities.${index}.supplies.${place}.supply`} options={supplies} />
              <ActivityField name={`activities.${index}.supplies.${place}.count`} />
            </FieldsInRow>
          )}
        </LongFormList>
      )}
      {parts.hasCustomSupplies && (
        <LongFormList
          name={`activities.${index}.custom_supplies`}
          rowLabel={t.customSupply}
          addLabel={t.addCustomSupply}
        >
          {(_, place) => (
            <FieldsInRow>
              <ActivityField name={`activities.${index}.custom_supplies.${place}.name`} />
              <ActivityField name={`activities.${index}.custom_supplies.${place}.count`} />
            </FieldsInRow>
          )}
        </LongFormList>
      )}
      <ActivityField name={`activities.${index}.details`} rows={3} />
    </Stack>
  );
}
