import { type DrefLayout, drefLayouts } from '#domain/dref/drefTypes';

/*
 * Groups of layouts for the table of fields. Not every stage has every layout: the form of an application has no `oldImminent`, an update
 * no `imminent` and a final report no `loan`; naming them in a group of that stage has no effect on the form.
 */

export type Layouts = readonly DrefLayout[];

const except = (...left: Layouts): Layouts => drefLayouts.filter((layout) => !left.includes(layout));

export const everyLayout: Layouts = drefLayouts;
export const imminent: Layouts = ['imminent'];
export const oldImminent: Layouts = ['oldImminent'];
export const anyImminent: Layouts = ['imminent', 'oldImminent'];
export const response: Layouts = ['response'];
export const loan: Layouts = ['loan'];
export const assessmentOrResponse: Layouts = ['assessment', 'response'];
/** A response, and imminent operations that were filled in like one. */
export const likeResponse: Layouts = ['oldImminent', 'response'];
export const exceptImminent = except('imminent');
export const exceptAnyImminent = except('imminent', 'oldImminent');
export const exceptAssessment = except('assessment');
export const exceptResponse = except('response');
export const exceptLoan = except('loan');
/** The layouts of final reports that count people by sex and age. */
export const exceptAssessmentAndLoan = except('assessment', 'loan');
/** The layouts of applications and reports with the Actions tab and a full plan. */
export const exceptImminentAndLoan = except('imminent', 'loan');

/** By stage, the layouts of applications and updates that plan an operation in full. */
export const fullPlanning = { application: exceptImminentAndLoan, operationalUpdate: exceptLoan } as const;
/** By stage, the layouts with a full plan. */
export const fullPlan = { ...fullPlanning, finalReport: exceptImminentAndLoan } as const;
/** By stage, the layouts of applications and updates that are more than a loan. */
export const beyondLoan = { application: exceptLoan, operationalUpdate: exceptLoan } as const;
