import { contacts } from '#app/shell/contacts';

/** The report that this page replaces. @source reference/preparedness.md, section 1.1 */
export const oldDashboard =
  'https://app.powerbi.com/view?r=eyJrIjoiMTM4Y2ZhZGEtNGZmMS00ODZhLWFjZjQtMTE2ZTIyYTI0ODc4IiwidCI6ImEyYjUzYmU1LTczNGUtNGU2Yy1hYjBkLWQxODRmNjBmZDkxNyIsImMiOjh9&pageName=ReportSectionfa0be9512521e929ae4a';

/** Page of the manual. */
export const methodology = 'user_guide/ops_learning';

/** E-mail address for summaries that fail or are wrong. @source reference/preparedness.md, section 1.8 */
export const contact = new URL(contacts.support).pathname;

/** The language model that the federation states for its summaries; the server does not send it. @source reference/preparedness.md, section 7 */
export const languageModel = 'GPT 4o-mini';
