const api = 'https://montandon-eoapi-stage.ifrc.org/stac/';

/** Addresses of the data bank. @source reference/shell-and-account.md, section 1.14; addresses as today's product has them */
export const montandonLinks = {
  api,
  browser: 'https://radiantearth.github.io/stac-browser/#/external/montandon-eoapi-stage.ifrc.org/stac/',
  openApi: new URL('api', api).href,
  documentation: new URL('api.html', api).href,
  video: 'https://www.youtube.com/watch?v=BEWxqYfrQek',
  code: 'https://github.com/IFRCGo/monty-stac-extension/blob/main/README.md',
  notebooks: 'https://ifrcgo.org/montandon-notebooks/',
  blogDisasters: 'https://ifrcgoproject.medium.com/toward-a-more-comprehensive-understanding-of-disasters-fc422d65377',
  blogSystems: 'https://ifrcgoproject.medium.com/scaled-up-ambitions-require-scaled-up-systems-4a92456fab59',
} as const;

/** The root of the STAC API as it describes itself. @source reference/shell-and-account.md, section 1.14 */
export const montandonStacRoot = { id: 'stac-fastapi', stacVersion: '1.0.0' } as const;

/** The address of a new e-mail without a recipient. */
export function mailDraft(subject: string, body: string): string {
  const query = Object.entries({ subject, body }).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:?${query.join('&')}`;
}
