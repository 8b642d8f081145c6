import { notFound } from './http/errors';
import { type Route, route } from './http/route';

/** A hill with snow above a dashed line, and houses on both sides of it. */
const snowLine = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">
<rect width="640" height="360" fill="#eef3f8"/>
<path d="M0 360 L150 190 L250 250 L380 80 L500 220 L640 150 V360Z" fill="#9aa9b5"/>
<path d="M295 190 L380 80 L474 190 L440 176 L410 196 L380 172 L345 196Z" fill="#fff"/>
<path d="M0 190H640" stroke="#011e41" stroke-width="2" stroke-dasharray="10 8"/>
<g fill="#f5333f"><path d="M330 182h24v-16l-12-10-12 10z"/><path d="M430 182h24v-16l-12-10-12 10z"/></g>
<g fill="#5d6b78"><path d="M90 320h30v-20l-15-13-15 13z"/><path d="M210 330h30v-20l-15-13-15 13z"/><path d="M520 318h30v-20l-15-13-15 13z"/></g>
</svg>`;

/** The cover of a document: a band, a title and lines of text. */
const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<rect width="300" height="400" fill="#fff"/><rect width="300" height="120" fill="#f5333f"/>
<rect x="30" y="46" width="180" height="14" fill="#fff"/><rect x="30" y="70" width="120" height="14" fill="#fff"/>
<g fill="#c8d1da"><rect x="30" y="160" width="240" height="10"/><rect x="30" y="184" width="210" height="10"/><rect x="30" y="208" width="228" height="10"/><rect x="30" y="232" width="150" height="10"/><rect x="30" y="290" width="110" height="70"/><rect x="160" y="290" width="110" height="70"/></g>
</svg>`;

const pictures: Readonly<Record<string, string>> = { 'snow-line.svg': snowLine, 'cover.svg': cover };

/** The absolute address of a picture; the real server sends absolute addresses of files, too. */
export const pictureAddress = (path: string, url: URL): string => new URL(path, url.origin).href;

/** The pictures of the illustrative data, served by the sandbox so that no other host is needed. */
export const pictureRoutes: Route[] = [
  route('GET /sandbox/pictures/{name}', 'everyone', ({ slots }) => {
    const picture = Object.hasOwn(pictures, slots.name ?? '') ? pictures[slots.name ?? ''] : undefined;
    if (!picture) throw notFound();
    return new Response(picture, { headers: { 'Content-Type': 'image/svg+xml' } });
  }),
];
