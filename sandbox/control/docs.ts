import { endpoints } from '#contract/endpoints';
import { type Route, route } from '../core/http/route';

const rows = () =>
  Object.keys(endpoints)
    .map((name) => name.split(' '))
    .toSorted(([, a = ''], [, b = '']) => a.localeCompare(b))
    .map(([method, path]) => `<tr><td>${method}</td><td><code>${path}</code></td></tr>`)
    .join('');

/** The list of endpoints that the footer's link to the API documentation opens. */
function documentation(): Response {
  const title = 'Endpoints of the stand-in API';
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>Paths, shapes and errors are those of the GO API; all data is illustrative.</p><table><thead><tr><th scope="col">Method</th><th scope="col">Path</th></tr></thead><tbody>${rows()}</tbody></table></html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
}

export const docsRoutes: Route[] = [
  route('GET /docs', 'everyone', documentation),
  route('GET /docs/', 'everyone', documentation),
];
