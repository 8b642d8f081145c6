import type { DrefBody, DrefFinalReportBody, DrefOperationalUpdateBody } from '#contract/drefDocument';
import type { DrefStage } from '#domain/dref/drefTypes';

/** The body of the document of each stage. */
export interface StageBodies {
  readonly application: DrefBody;
  readonly operationalUpdate: DrefOperationalUpdateBody;
  readonly finalReport: DrefFinalReportBody;
}

const older = 'Of the forms before today’s: stored values are left as they are, and print pages show some of them.';
const byServer = 'Copied by the server from the stage before; the form neither shows nor sends it.';
const version = 'The version that was edited: it travels with every save.';

/**
 * The writable fields that the forms neither show nor send, with the reason.
 *
 * @source reference/dref.md, section 5
 */
export const notEdited = {
  application: {
    modified_at: version,
    affect_same_population_text: older,
    anticipatory_actions: older,
    community_involved: older,
    emergency_appeal_planned: older,
    entity_affected: older,
    event_text: older,
    government_requested_assistance_date: older,
    num_assisted: older,
    originator_email: older,
    originator_name: older,
    originator_phone_number: older,
    originator_title: older,
    people_targeted_with_early_actions: older,
    safety_concerns: older,
    supporting_document: older,
    title_prefix: older,
  },
  operationalUpdate: {
    modified_at: version,
    anticipatory_to_response: older,
    community_involved: older,
    did_national_society: byServer,
    did_ns_respond: byServer,
    emergency_appeal_planned: older,
    entity_affected: older,
    has_change_since_request: older,
    has_event_occurred: older,
    has_forecasted_event_materialize: older,
    is_there_un_or_other_actor: older,
    is_timeframe_extension_required: older,
    national_society_actions: byServer,
    ns_respond_date: byServer,
    number_of_people_targeted: older,
    photos_file: byServer,
    reporting_timeframe: older,
    safety_concerns: older,
    title_prefix: older,
    update_date: older,
  },
  finalReport: {
    modified_at: version,
    additional_national_society_actions: older,
    anticipatory_actions: older,
    assessment_report: byServer,
    boys: older,
    community_involved: older,
    date_of_approval: byServer,
    did_national_society: byServer,
    entity_affected: older,
    girls: older,
    men: older,
    national_society_actions: byServer,
    ns_respond_date: byServer,
    number_of_people_targeted: older,
    photos_file: byServer,
    title_prefix: older,
    want_to_report: older,
    women: older,
  },
} as const satisfies { readonly [Stage in DrefStage]: { readonly [Name in keyof StageBodies[Stage]]?: string } };

export type NotEdited<Stage extends DrefStage> = keyof (typeof notEdited)[Stage];
