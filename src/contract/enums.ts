import { z } from 'zod';

/** The keys of the server's enumerations; labels come with `GET /api/v2/global-enums/`. */

export const ActionCategory = z.literal([
  'General',
  'Health',
  'NS Institutional Strengthening',
  'Socioeconomic Interventions',
]);
export type ActionCategory = z.infer<typeof ActionCategory>;

export const ActionOrg = z.literal(['NTLS', 'PNS', 'FDRN', 'GOV']);
export type ActionOrg = z.infer<typeof ActionOrg>;

export const ActionType = z.literal(['EVT', 'EW', 'EPI', 'COVID']);
export type ActionType = z.infer<typeof ActionType>;

/** 0 Yellow, 1 Orange, 2 Red */
export const AlertLevel = z.literal([0, 1, 2]);
export type AlertLevel = z.infer<typeof AlertLevel>;

/** 5 Five, 10 Ten, 20 Twenty, 50 Fifty */
export const AlertPerDay = z.literal([5, 10, 20, 50]);
export type AlertPerDay = z.infer<typeof AlertPerDay>;

/** 100 Montandon */
export const AlertSource = z.literal([100]);
export type AlertSource = z.infer<typeof AlertSource>;

/** 0 Active, 1 Closed, 2 Frozen, 3 Archived */
export const AppealStatus = z.literal([0, 1, 2, 3]);
export type AppealStatus = z.infer<typeof AppealStatus>;

/** 0 DREF, 1 Emergency Appeal, 2 International Appeal, 3 Forecast Based Action */
export const AppealType = z.literal([0, 1, 2, 3]);
export type AppealType = z.infer<typeof AppealType>;

/** 1 Country, 2 Cluster, 3 Region, 4 Country Office, 5 Representative Office */
export const CountryRecordType = z.literal([1, 2, 3, 4, 5]);
export type CountryRecordType = z.infer<typeof CountryRecordType>;

export const DrefIdentifiedNeedTitle = z.literal([
  'shelter_housing_and_settlements',
  'livelihoods_and_basic_needs',
  'multi_purpose_cash_grants',
  'health',
  'water_sanitation_and_hygiene',
  'protection_gender_and_inclusion',
  'education',
  'migration_and_displacement',
  'risk_reduction_climate_adaptation_and_recovery',
  'community_engagement_and_accountability',
  'environment_sustainability',
]);
export type DrefIdentifiedNeedTitle = z.infer<typeof DrefIdentifiedNeedTitle>;

export const DrefNationalSocietyActionTitle = z.literal([
  'shelter_housing_and_settlements',
  'livelihoods_and_basic_needs',
  'multi_purpose_cash',
  'health',
  'water_sanitation_and_hygiene',
  'protection_gender_and_inclusion',
  'education',
  'migration_and_displacement',
  'risk_reduction_climate_adaptation_and_recovery',
  'community_engagement_and_accountability',
  'environment_sustainability',
  'coordination',
  'national_society_readiness',
  'assessment',
  'resource_mobilization',
  'activation_of_contingency_plans',
  'national_society_eoc',
  'other',
]);
export type DrefNationalSocietyActionTitle = z.infer<typeof DrefNationalSocietyActionTitle>;

/** 1 Slow, 2 Sudden */
export const DrefOnset = z.literal([1, 2]);
export type DrefOnset = z.infer<typeof DrefOnset>;

export const DrefPlannedInterventionTitle = z.literal([
  'shelter_housing_and_settlements',
  'livelihoods_and_basic_needs',
  'multi_purpose_cash',
  'health',
  'water_sanitation_and_hygiene',
  'protection_gender_and_inclusion',
  'education',
  'migration_and_displacement',
  'risk_reduction_climate_adaptation_and_recovery',
  'community_engagement_and_accountability',
  'environmental_sustainability',
  'coordination_and_partnerships',
  'secretariat_services',
  'national_society_strengthening',
]);
export type DrefPlannedInterventionTitle = z.infer<typeof DrefPlannedInterventionTitle>;

/** 1 Early Actions, 2 Early Response */
export const DrefProposedAction = z.literal([1, 2]);
export type DrefProposedAction = z.infer<typeof DrefProposedAction>;

/** 1 Draft, 2 Finalizing, 3 Finalized, 4 Approved, 5 Failed */
export const DrefStatus = z.literal([1, 2, 3, 4, 5]);
export type DrefStatus = z.infer<typeof DrefStatus>;

/** 0 Imminent, 1 Assessment, 2 Response, 3 Loan */
export const DrefType = z.literal([0, 1, 2, 3]);
export type DrefType = z.infer<typeof DrefType>;

/** 10 Secretariat Services, 20 National Society Strengthening, 30 Partnership And Coordination */
export const EapApproach = z.literal([10, 20, 30]);
export type EapApproach = z.infer<typeof EapApproach>;

/** 1 1, 2 2, 3 3, 4 4, 5 5, 6 6, 7 7, 8 8, 9 9, 10 10, 11 11, 12 12, 13 13, 14 14, 15 15, 16 16, 17 17, 18 18, 19 19, 20 20, 21 21, 22 22, 23 23, 24 24, 25 25, 26 26, 27 27, 28 28, 29 29, 30 30, 31 31 */
export const EapDaysTimeframeValue = z.literal([
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
]);
export type EapDaysTimeframeValue = z.infer<typeof EapDaysTimeframeValue>;

/** 10 Under Development, 20 Under Review, 30 NS Addressing Comments, 40 Technically validated by VC, 50 Approved, 60 Project Agreement Signed */
export const EapEapStatus = z.literal([10, 20, 30, 40, 50, 60]);
export type EapEapStatus = z.infer<typeof EapEapStatus>;

/** 10 Full EAP, 20 Simplified EAP */
export const EapEapType = z.literal([10, 20]);
export type EapEapType = z.infer<typeof EapEapType>;

/** 5 0-5, 10 5-10, 15 10-15, 20 15-20, 25 20-25, 30 25-30 */
export const EapHoursTimeframeValue = z.literal([5, 10, 15, 20, 25, 30]);
export type EapHoursTimeframeValue = z.infer<typeof EapHoursTimeframeValue>;

/** 1 1, 2 2, 3 3, 4 4, 5 5, 6 6, 7 7, 8 8, 9 9, 10 10, 11 11, 12 12 */
export const EapMonthsTimeframeValue = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
export type EapMonthsTimeframeValue = z.infer<typeof EapMonthsTimeframeValue>;

/** 101 Shelter, Settlement and Housing, 102 Livelihoods, 103 Protection, Gender and Inclusion, 104 Health and Care, 105 Risk Reduction, Climate Adaptation and Recovery, 106 Multipurpose Cash, 107 Water, Sanitation And Hygiene, 109 Education, 110 Migration, 111 Environment Sustainability, 112 Community Engagement And Accountability */
export const EapSector = z.literal([101, 102, 103, 104, 105, 106, 107, 109, 110, 111, 112]);
export type EapSector = z.infer<typeof EapSector>;

/** 10 Years, 20 Months, 30 Days, 40 Hours */
export const EapTimeframe = z.literal([10, 20, 30, 40]);
export type EapTimeframe = z.infer<typeof EapTimeframe>;

/** 1 1, 2 2, 3 3, 4 4, 5 5 */
export const EapYearsTimeframeValue = z.literal([1, 2, 3, 4, 5]);
export type EapYearsTimeframeValue = z.infer<typeof EapYearsTimeframeValue>;

export const EmergencyProjectActivityLead = z.literal(['national_society', 'deployed_eru']);
export type EmergencyProjectActivityLead = z.infer<typeof EmergencyProjectActivityLead>;

export const EmergencyProjectActivityPeopleHouseholds = z.literal(['people', 'households']);
export type EmergencyProjectActivityPeopleHouseholds = z.infer<typeof EmergencyProjectActivityPeopleHouseholds>;

export const EmergencyProjectStatus = z.literal(['on_going', 'complete', 'planned']);
export type EmergencyProjectStatus = z.infer<typeof EmergencyProjectStatus>;

/** 0 Ministry of health, 1 WHO, 2 OTHER */
export const EpiSource = z.literal([0, 1, 2]);
export type EpiSource = z.infer<typeof EpiSource>;

/** 1 Confirm that you have the capacity to hold this type of ERU, 2 Confirm that you have the capacity to support this type of ERU */
export const EruReadinessNsContribution = z.literal([1, 2]);
export type EruReadinessNsContribution = z.infer<typeof EruReadinessNsContribution>;

/** 1 Ready, 2 Partial capacity, 3 No capacity */
export const EruReadinessStatus = z.literal([1, 2, 3]);
export type EruReadinessStatus = z.infer<typeof EruReadinessStatus>;

/** 1 IT & Telecom, 2 Logistics, 3 RCRC Emergency Hospital, 4 RCRC Emergency Clinic, 5 Relief, 6 WASH M15, 7 WASH MSM20, 8 WASH M40, 9 Water Supply and rehabilitation, 10 Household Water Treatment and safe storage, 11 Cholera Case management at Community level, 12 Safe and Dignified Burials, 13 Community Based Surveillance, 17 Outpatient Department (OPD) Module, 18 MHPSS, 19 Operations Support HUB, 20 Public Health, 21 Public Health IPC - Infection Prevention and Control, 22 Clinical Advances Team */
export const EruType = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17, 18, 19, 20, 21, 22]);
export type EruType = z.infer<typeof EruType>;

/** 0 Unknown, 2 Two, 3 Three, 8 Early Warning / Early Action, 9 Event, 10 Ten */
export const FieldReportStatus = z.literal([0, 2, 3, 8, 9, 10]);
export type FieldReportStatus = z.infer<typeof FieldReportStatus>;

export const FlashShareWith = z.literal(['ifrc_secretariat']);
export type FlashShareWith = z.infer<typeof FlashShareWith>;

export const LanguageCode = z.literal(['en', 'es', 'fr', 'ar']);
export type LanguageCode = z.infer<typeof LanguageCode>;

/** 1 Success, 2 Failed, 3 Pending */
export const LocalUnitsBulkUploadStatus = z.literal([1, 2, 3]);
export type LocalUnitsBulkUploadStatus = z.infer<typeof LocalUnitsBulkUploadStatus>;

/** 1 Non-existent local unit, 2 Incorrectly added local unit, 3 Security concerns, 4 Other */
export const LocalUnitsDeprecateReason = z.literal([1, 2, 3, 4]);
export type LocalUnitsDeprecateReason = z.infer<typeof LocalUnitsDeprecateReason>;

/** 1 Validated, 2 Unvalidated, 3 Pending Edit Validation, 4 Externally Managed */
export const LocalUnitsStatus = z.literal([1, 2, 3, 4]);
export type LocalUnitsStatus = z.infer<typeof LocalUnitsStatus>;

/** 1 Pending, 2 Approved, 3 Revert */
export const LocalUnitsValidationStatus = z.literal([1, 2, 3]);
export type LocalUnitsValidationStatus = z.infer<typeof LocalUnitsValidationStatus>;

/** 1 Local, 2 Regional, 3 Global */
export const LocalUnitsValidators = z.literal([1, 2, 3]);
export type LocalUnitsValidators = z.infer<typeof LocalUnitsValidators>;

export const MolnixPersonnelStatus = z.literal(['active', 'hidden', 'draft', 'deleted']);
export type MolnixPersonnelStatus = z.infer<typeof MolnixPersonnelStatus>;

/** 1 Pending, 2 Started, 3 Success, 4 No extract available, 5 Failed */
export const OpsLearningSummaryStatus = z.literal([1, 2, 3, 4, 5]);
export type OpsLearningSummaryStatus = z.infer<typeof OpsLearningSummaryStatus>;

export const OrganizationType = z.literal(['NTLS', 'DLGN', 'SCRT', 'ICRC', 'OTHR']);
export type OrganizationType = z.infer<typeof OrganizationType>;

export const OriginalLanguage = z.literal(['en', 'es', 'fr', 'ar']);
export type OriginalLanguage = z.infer<typeof OriginalLanguage>;

export const PerComponentStatus = z.literal([
  'high_performance',
  'exists_could_be_strengthened',
  'needs_improvement',
  'partially_exists',
  'does_not_exist',
]);
export type PerComponentStatus = z.infer<typeof PerComponentStatus>;

/** 1 Lesson learned, 2 Challenge */
export const PerLearningType = z.literal([1, 2]);
export type PerLearningType = z.infer<typeof PerLearningType>;

export const PerOverviewassessmentmethods = z.literal(['per', 'drce', 'wpns']);
export type PerOverviewassessmentmethods = z.infer<typeof PerOverviewassessmentmethods>;

/** 1 Orientation, 2 Assessment, 3 Prioritisation, 4 WorkPlan, 5 Action And Accountability */
export const PerPhase = z.literal([1, 2, 3, 4, 5]);
export type PerPhase = z.infer<typeof PerPhase>;

/** 0 UN Organization, 1 Private Sector, 2 Government, 3 National Society */
export const PerSupportedByOrganizationType = z.literal([0, 1, 2, 3]);
export type PerSupportedByOrganizationType = z.infer<typeof PerSupportedByOrganizationType>;

/** 0 Not Started, 1 Ongoing, 2 Delayed, 3 Standby, 4 Finished */
export const PerWorkplanstatus = z.literal([0, 1, 2, 3, 4]);
export type PerWorkplanstatus = z.infer<typeof PerWorkplanstatus>;

/** 0 Ocac, 1 Boca */
export const PersonAssessmentType = z.literal([0, 1]);
export type PersonAssessmentType = z.infer<typeof PersonAssessmentType>;

export const PersonnelType = z.literal(['fact', 'heop', 'rdrt', 'ifrc', 'eru', 'rr']);
export type PersonnelType = z.infer<typeof PersonnelType>;

/** 1 Top, 2 High, 3 Middle, 4 Low, 5 Bottom */
export const PositionType = z.literal([1, 2, 3, 4, 5]);
export type PositionType = z.infer<typeof PositionType>;

/** 0 Programme, 1 Emergency Operation */
export const ProjectOperationType = z.literal([0, 1]);
export type ProjectOperationType = z.infer<typeof ProjectOperationType>;

/** 0 Bilateral, 1 Multilateral, 2 Domestic */
export const ProjectProgrammeType = z.literal([0, 1, 2]);
export type ProjectProgrammeType = z.infer<typeof ProjectProgrammeType>;

/** 0 Planned, 1 Ongoing, 2 Completed */
export const ProjectStatus = z.literal([0, 1, 2]);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** 0 Unknown, 1 Red Cross / Red Crescent, 2 Government, 3 Other, 4 Red Cross / Red Crescent, potentially, 5 Government, potentially, 6 Other, potentially */
export const RecentAffected = z.literal([0, 1, 2, 3, 4, 5, 6]);
export type RecentAffected = z.infer<typeof RecentAffected>;

/** 0 Africa, 1 Americas, 2 Asia Pacific, 3 Europe, 4 Middle East & North Africa */
export const RegionId = z.literal([0, 1, 2, 3, 4]);
export type RegionId = z.infer<typeof RegionId>;

/** 0 No, 1 Requested, 2 Planned, 3 Completed */
export const RequestChoice = z.literal([0, 1, 2, 3]);
export type RequestChoice = z.infer<typeof RequestChoice>;

/** 0 event, 1 appeal, 2 field report, 3 surge alert, 4 country, 5 region, 6 disaster type, 7 per due date, 8 followed event, 9 surge deployment messages, 10 surge approaching end of mission, 11 weekly digest, 12 new emergencies, 13 new operations, 14 general announcements */
export const SubscriptionRecordType = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
export type SubscriptionRecordType = z.infer<typeof SubscriptionRecordType>;

/** 0 new, 1 edit */
export const SubscriptionType = z.literal([0, 1]);
export type SubscriptionType = z.infer<typeof SubscriptionType>;

/** 0 Ifrc, 1 International Partners */
export const SupportingType = z.literal([0, 1]);
export type SupportingType = z.infer<typeof SupportingType>;

/** 0 fact, 1 SIMS, 2 ERU, 3 DHEOPS, 4 HEOPS, 5 surge, 6 rapid response */
export const SurgeAlertAtype = z.literal([0, 1, 2, 3, 4, 5, 6]);
export type SurgeAlertAtype = z.infer<typeof SurgeAlertAtype>;

/** 0 information, 1 deployment, 2 alert, 3 shelter, 4 stand down */
export const SurgeAlertCategory = z.literal([0, 1, 2, 3, 4]);
export type SurgeAlertCategory = z.infer<typeof SurgeAlertCategory>;

/** 0 Open, 1 Stood Down, 2 Closed */
export const SurgeAlertStatus = z.literal([0, 1, 2]);
export type SurgeAlertStatus = z.infer<typeof SurgeAlertStatus>;

/** 1 Tab 1, 2 Tab 2, 3 Tab 3 */
export const TabNumber = z.literal([1, 2, 3]);
export type TabNumber = z.infer<typeof TabNumber>;

/** 1 RCRC Movement, 2 IFRC Secretariat, 3 Public, 4 IFRC and NS */
export const Visibility = z.literal([1, 2, 3, 4]);
export type Visibility = z.infer<typeof Visibility>;

export const VisibilityName = z.literal(['logged_in_user', 'ifrc_only', 'public', 'ifrc_ns']);
export type VisibilityName = z.infer<typeof VisibilityName>;
