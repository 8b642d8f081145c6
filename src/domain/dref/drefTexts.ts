/** A web address with its scheme; `https` is added to addresses such as `example.org`. @source reference/dref.md, section 2.3.2 */
export const withScheme = (address: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
