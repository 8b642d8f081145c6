/** Addresses outside the product that the pages of preparedness lead to. @source reference/preparedness.md, section 1.1 */
export const preparednessLinks = {
  approach: 'https://www.ifrc.org/our-work/disasters-climate-and-crises/disaster-preparedness',
  /** A page of the product's manual. */
  manual: 'user_guide/Preparedness',
} as const;

/** The published reports that came before the tabs, by the code in their address. */
const reportCodes = {
  summary:
    'eyJrIjoiMTExYTlmZDMtMTNkZi00MmY5LTkyYTYtNTczZGU0MmQxYjE3IiwidCI6ImEyYjUzYmU1LTczNGUtNGU2Yy1hYjBkLWQxODRmNjBmZDkxNyIsImMiOjh9',
  performance:
    'eyJrIjoiMDQ5YzBlODItOTQ3Yy00Y2Q2LWFjZmEtZWIxMTAwZjkxZGU2IiwidCI6ImEyYjUzYmU1LTczNGUtNGU2Yy1hYjBkLWQxODRmNjBmZDkxNyIsImMiOjh9',
  catalogue:
    'eyJrIjoiYmQxZjFhMzItYzRlNy00ZTQzLWE5ZTEtZDZhNDliNjY4OWEwIiwidCI6ImEyYjUzYmU1LTczNGUtNGU2Yy1hYjBkLWQxODRmNjBmZDkxNyIsImMiOjh9',
} as const;

export type Report = keyof typeof reportCodes;

/** The public address of a report. */
export function reportAddress(report: Report): string {
  const address = new URL('https://app.powerbi.com/view');
  address.searchParams.set('r', reportCodes[report]);
  return address.href;
}
