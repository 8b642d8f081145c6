/**
 * The regions of the pseudo-countries that represent one on the server, by country id.
 *
 * @source reference/shell-and-account.md, section 4.3
 */
export const regionOfPseudoCountry: Readonly<Record<number, number>> = { 282: 1, 283: 2, 285: 0, 286: 3, 287: 4 };
