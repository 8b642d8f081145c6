import { type DrefLayout, drefLayouts } from '#domain/dref/drefTypes';

/* Groups of layouts, named by what they have in common. Applications and updates have no `oldImminent` or no `imminent` layout in their forms. */

export type Layouts = readonly DrefLayout[];

const except = (...left: Layouts): Layouts => drefLayouts.filter((layout) => !left.includes(layout));

export const everyLayout: Layouts = drefLayouts;
export const imminent: Layouts = ['imminent'];
export const oldImminent: Layouts = ['oldImminent'];
export const anyImminent: Layouts = ['imminent', 'oldImminent'];
export const response: Layouts = ['response'];
export const loan: Layouts = ['loan'];
export const assessmentOrResponse: Layouts = ['assessment', 'response'];
/** Old imminent operations were filled in like a response. */
export const likeResponse: Layouts = ['oldImminent', 'response'];
export const exceptImminent = except('imminent');
export const exceptAnyImminent = except('imminent', 'oldImminent');
export const exceptAssessment = except('assessment');
export const exceptResponse = except('response');
export const exceptLoan = except('loan');
/** The layouts that count people by sex and age, among those of final reports. */
export const exceptAssessmentAndLoan = except('assessment', 'loan');
/** The layouts with the Actions tab and a full plan. */
export const exceptImminentAndLoan = except('imminent', 'loan');
