/** One @, a local part without spaces, and a domain of at least two labels, as in the server's validator. */
const shape = /^[^\s@"(),:;<>[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Whether the text is an e-mail address of the standard local-part@domain form. @source reference/product.md, section 5 */
export function isEmail(value: string): boolean {
  const text = value.trim();
  if (text.length > 254 || !shape.test(text)) return false;
  const local = text.slice(0, text.lastIndexOf('@'));
  return local.length <= 64 && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

/**
 * Whether an address belongs to an organisation whose people may register without a justification.
 *
 * @param email - the address as typed
 * @param domains - the server's list; inactive entries do not count
 * @returns true when the part after the last @ equals an active domain, ignoring case; sub-domains do not count
 * @source reference/shell-and-account.md, section 2.2
 */
export function hasAllowedDomain(
  email: string,
  domains: readonly { readonly domain_name: string; readonly is_active?: boolean | null }[],
): boolean {
  const at = email.lastIndexOf('@');
  if (at < 0) return false;
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  return domains.some((entry) => entry.is_active === true && entry.domain_name.trim().toLowerCase() === domain);
}
