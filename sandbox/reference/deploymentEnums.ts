import type { EnumChoices } from './enumChoices';

/** Deployments, projects and the activities of a response. */
export const deploymentEnums = {
  deployments_emergency_project_activity_lead: [
    ['national_society', 'National Society'],
    ['deployed_eru', 'Deployed ERU'],
  ],
  deployments_emergency_project_activity_people_households: [
    ['people', 'People'],
    ['households', 'Households'],
  ],
  deployments_emergency_project_status: [
    ['on_going', 'Ongoing'],
    ['complete', 'Complete'],
    ['planned', 'Planned'],
  ],
  deployments_eru_readiness_ns_contribution: [
    [1, 'Confirm that you have the capacity to hold this type of ERU'],
    [2, 'Confirm that you have the capacity to support this type of ERU'],
  ],
  deployments_eru_readiness_status: [
    [1, 'Ready'],
    [2, 'Partial capacity'],
    [3, 'No capacity'],
  ],
  deployments_eru_type: [
    [1, 'IT & Telecom'],
    [2, 'Logistics'],
    [3, 'RCRC Emergency Hospital'],
    [4, 'RCRC Emergency Clinic'],
    [5, 'Relief'],
    [6, 'WASH M15'],
    [7, 'WASH MSM20'],
    [8, 'WASH M40'],
    [9, 'Water Supply and rehabilitation'],
    [10, 'Household Water Treatment and safe storage'],
    [11, 'Cholera Case management at Community level'],
    [12, 'Safe and Dignified Burials'],
    [13, 'Community Based Surveillance'],
    [17, 'Outpatient Department (OPD) Module'],
    [18, 'MHPSS'],
    [19, 'Operations Support HUB'],
    [20, 'Public Health'],
    [21, 'Public Health IPC - Infection Prevention and Control'],
    [22, 'Clinical Advances Team'],
  ],
  deployments_personnel_type: [
    ['fact', 'FACT'],
    ['heop', 'HEOP'],
    ['rdrt', 'RDRT'],
    ['ifrc', 'IFRC'],
    ['eru', 'ERU HR'],
    ['rr', 'Rapid Response'],
  ],
  deployments_personnle_molnix_status: [
    ['active', 'ACTIVE'],
    ['hidden', 'HIDDEN'],
    ['draft', 'DRAFT'],
    ['deleted', 'DELETED'],
  ],
  deployments_project_operation_type: [
    [0, 'Programme'],
    [1, 'Emergency Operation'],
  ],
  deployments_project_programme_type: [
    [0, 'Bilateral'],
    [1, 'Multilateral'],
    [2, 'Domestic'],
  ],
  deployments_project_status: [
    [0, 'Planned'],
    [1, 'Ongoing'],
    [2, 'Completed'],
  ],
} as const satisfies EnumChoices;
