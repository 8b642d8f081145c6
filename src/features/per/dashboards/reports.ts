/** External addresses that the preparedness pages link to. @source reference/preparedness.md, section 1.1 */
export const preparednessLinks = {
  approach: 'https://www.ifrc.org/our-work/disasters-climate-and-crises/disaster-preparedness',
  /** A page of the user manual. */
  manual: 'user_guide/Preparedness',
} as const;

/** The codes, in their addresses, of the published reports that the tabs replace. */
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
