import { oneDocumentOrWorkbook } from './drefFiles';
import { each, notPrinted, oneRowPerTitle, optional, saysYes, type Tab } from './fieldEntry';
import { exceptImminentAndLoan, fullPlan, likeResponse, response } from './layouts';
import { actionRow, needRow } from './rowFields';

const ofApplication = { application: exceptImminentAndLoan } as const;
const ofReport = { finalReport: exceptImminentAndLoan } as const;

/** The Actions and needs tab, which imminent operations and loans do not have. @source reference/dref.md, sections 2.3.3, 2.4 and 2.5 */
export const actionsTab = {
  societyResponse: {
    fields: {
      did_national_society: { kind: 'yesNo', layouts: ofApplication, ...notPrinted },
      ns_respond_date: { kind: 'date', layouts: ofApplication, appliesTo: saysYes('did_national_society') },
      national_society_actions: { kind: 'rows', layouts: ofApplication, rowFields: actionRow, ...oneRowPerTitle },
      has_national_society_conducted: { kind: 'yesNo', layouts: ofReport },
      national_society_conducted_description: {
        kind: 'longText',
        layouts: ofReport,
        appliesTo: saysYes('has_national_society_conducted'),
      },
    },
  },
  ofMovement: {
    fields: each(['ifrc', 'partner_national_society', 'icrc'], { kind: 'longText', layouts: fullPlan }),
  },
  ofOthers: {
    fields: {
      government_requested_assistance: { kind: 'yesNo', layouts: fullPlan },
      national_authorities: { kind: 'longText', layouts: fullPlan },
      un_or_other_actor: { kind: 'longText', layouts: fullPlan },
      is_there_major_coordination_mechanism: { kind: 'yesNo', layouts: fullPlan },
      major_coordination_mechanism: {
        kind: 'longText',
        layouts: fullPlan,
        appliesTo: saysYes('is_there_major_coordination_mechanism'),
      },
    },
  },
  needs: {
    fields: {
      assessment_report: {
        ...oneDocumentOrWorkbook,
        layouts: { application: likeResponse, operationalUpdate: response },
        ...optional,
      },
      needs_identified: {
        kind: 'rows',
        layouts: { application: likeResponse, operationalUpdate: likeResponse, finalReport: likeResponse },
        rowFields: needRow,
        ...oneRowPerTitle,
      },
      identified_gaps: { kind: 'longText', layouts: { application: likeResponse, operationalUpdate: response } },
    },
  },
} satisfies Tab;
