import type { Access, Context } from './context';

/** One endpoint of the API and its handler: a returned value is sent as JSON with status 200, a Response as it is. */
export interface Route {
  /** `GET /api/v2/event/{id}/` */
  readonly endpoint: string;
  readonly access: Access;
  readonly handle: (context: Context) => unknown;
}

export const route = (endpoint: string, access: Access, handle: Route['handle']): Route => ({
  endpoint,
  access,
  handle,
});

/** A JSON response with another status than 200. */
export const jsonResponse = (status: number, value: unknown): Response =>
  new Response(status === 204 ? null : JSON.stringify(value), {
    status,
    headers: status === 204 ? {} : { 'Content-Type': 'application/json' },
  });

/** An HTML page, for the links in mails. */
export const htmlPage = (status: number, title: string, text: string): Response => {
  const escaped = (plain: string) =>
    plain.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char] ?? '');
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><h1>${escaped(title)}</h1><p>${escaped(text)}</p></html>`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
};
