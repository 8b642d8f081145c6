/** Minimum length of a report's URL; the placeholder that the server sends for a missing report is shorter. */
const shortestAddress = 12;

/** The server's response for an embedded report. */
interface ReportAccess {
  readonly embed_url: string | null;
  readonly embed_token: string | null;
}

/**
 * The URL and token of an embedded Power BI report.
 *
 * @returns null without a token, or for a URL of another host
 * @source reference/shell-and-account.md, section 1.14
 */
export function reportEmbed({ embed_url, embed_token }: ReportAccess): { url: string; token: string } | null {
  if (!embed_token || !embed_url || embed_url.length < shortestAddress) return null;
  if (!URL.canParse(embed_url) || new URL(embed_url).origin !== 'https://app.powerbi.com') return null;
  return { url: embed_url, token: embed_token };
}
