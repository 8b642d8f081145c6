import type { Access, Context } from './context';

/** One address of the API and what answers it: a value is sent as JSON with status 200, a Response as it is. */
export interface Route {
  /** `GET /api/v2/event/{id}/` */
  readonly operation: string;
  readonly access: Access;
  readonly handle: (context: Context) => unknown;
}

export const route = (operation: string, access: Access, handle: Route['handle']): Route => ({
  operation,
  access,
  handle,
});

/** A JSON answer with another status than 200. */
export const answer = (status: number, value: unknown): Response =>
  new Response(status === 204 ? null : JSON.stringify(value), {
    status,
    headers: status === 204 ? {} : { 'Content-Type': 'application/json' },
  });

/** A page for people, as the links in mails open. */
export const htmlPage = (status: number, title: string, text: string): Response => {
  const safe = (words: string) =>
    words.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char] ?? '');
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${safe(title)}</title><h1>${safe(title)}</h1><p>${safe(text)}</p></html>`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
};
