/** The number of an additional tab in an address of earlier versions, `…/additional-info-2`. */
export function legacyTabNumber(pathname: string): number | undefined {
  const digit = /\/additional-info-([123])\/?$/.exec(pathname)?.[1];
  return digit === undefined ? undefined : Number(digit);
}
