import type { EnumChoices } from './enumChoices';

/** Local units and preparedness. */
export const preparednessEnums = {
  local_units_bulk_upload_status: [
    [1, 'Success'],
    [2, 'Failed'],
    [3, 'Pending'],
  ],
  local_units_deprecate_reason: [
    [1, 'Non-existent local unit'],
    [2, 'Incorrectly added local unit'],
    [3, 'Security concerns'],
    [4, 'Other'],
  ],
  local_units_status: [
    [1, 'Validated'],
    [2, 'Unvalidated'],
    [3, 'Pending Edit Validation'],
    [4, 'Externally Managed'],
  ],
  local_units_validation_status: [
    [1, 'Pending'],
    [2, 'Approved'],
    [3, 'Revert'],
  ],
  local_units_validators: [
    [1, 'Local'],
    [2, 'Regional'],
    [3, 'Global'],
  ],
  per_component_status: [
    ['high_performance', 'High Performance'],
    ['exists_could_be_strengthened', 'Exists – Could be Strengthened'],
    ['needs_improvement', 'Needs Improvement'],
    ['partially_exists', 'Partially Exists'],
    ['does_not_exist', 'Does Not Exist'],
  ],
  per_learning_type: [
    [1, 'Lesson learned'],
    [2, 'Challenge'],
  ],
  per_overviewassessmentmethods: [
    ['per', 'PER'],
    ['drce', 'DRCE'],
    ['wpns', 'WPNS'],
  ],
  per_perphases: [
    [1, 'Orientation'],
    [2, 'Assessment'],
    [3, 'Prioritisation'],
    [4, 'WorkPlan'],
    [5, 'Action And Accountability'],
  ],
  per_supported_by_organization_type: [
    [0, 'UN Organization'],
    [1, 'Private Sector'],
    [2, 'Government'],
    [3, 'National Society'],
  ],
  per_workplanstatus: [
    [0, 'Not Started'],
    [1, 'Ongoing'],
    [2, 'Delayed'],
    [3, 'Standby'],
    [4, 'Finished'],
  ],
} as const satisfies EnumChoices;
