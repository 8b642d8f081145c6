/** Shortest address that can hold a host and a report; the server's stand-in for a missing report is shorter. */
const shortestAddress = 12;

/** What the server sends to show a report inside a page. */
interface ReportAccess {
  readonly embed_url: string | null;
  readonly embed_token: string | null;
}

/**
 * The address and token to embed a Power BI report with.
 *
 * @returns null when the server sent no token, or an address that is not the report service's
 * @source reference/shell-and-account.md, section 1.14
 */
export function reportEmbed({ embed_url, embed_token }: ReportAccess): { url: string; token: string } | null {
  if (!embed_token || !embed_url || embed_url.length < shortestAddress) return null;
  if (!URL.canParse(embed_url) || new URL(embed_url).origin !== 'https://app.powerbi.com') return null;
  return { url: embed_url, token: embed_token };
}
