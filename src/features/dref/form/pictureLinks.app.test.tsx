import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { isApiError } from '#app/request/errors';
import type { Dref } from '#contract/drefDocument';
import type { DrefFile } from '#contract/drefParts';
import { drefServer, smallApplication } from '#tests/drefForm';
import { withPictures } from './pictureLinks';

const { server, ask, openNew } = drefServer();
const t = { pictureNotCopied: ({ name }: { readonly name: string | number }) => `${name} was not copied` };
const { signal } = new AbortController();

const uploaded = async (language: string) => {
  const form = new FormData();
  form.append('file', new File(['x'], 'flood.png', { type: 'image/png' }));
  const { id, file }: DrefFile = await (await ask('POST /api/v2/dref-files/', form, 'staff', language)).json();
  return {
    id,
    name: 'flood.png',
    href: file?.replace(/^http:\/\/[^/]+/, 'http://localhost:3000') ?? '',
    caption: 'The river',
    language,
  };
};

const saved = (images_file: readonly Awaited<ReturnType<typeof uploaded>>[], language: 'en' | 'fr', stored?: Dref) =>
  withPictures(
    { images_file: [] },
    { values: { images_file }, stored: stored && { ...stored }, language, isEarlier: () => true, signal, t },
  );

test('a picture of another language than the save is uploaded again, once for all attempts', async () => {
  await openNew();
  const picture = await uploaded('en');
  expect((await ask('POST /api/v2/dref/', { ...smallApplication, images_file: [picture] }, 'staff', 'fr')).status).toBe(
    400,
  );
  const body = await saved([picture], 'fr');
  expect(body).not.toEqual({ images_file: [{ id: picture.id, caption: 'The river' }] });
  expect(await saved([picture], 'fr')).toEqual(body);
  expect((await ask('POST /api/v2/dref/', { ...smallApplication, ...body }, 'staff', 'fr')).status).toBe(201);
});

test('a picture of its own language is sent as it is, a stored one with the same caption by its id alone', async () => {
  const picture = await uploaded('en');
  expect(await saved([picture], 'en')).toEqual({ images_file: [{ id: picture.id, caption: 'The river' }] });
  const body = { ...smallApplication, images_file: [{ id: picture.id, caption: 'The river' }] };
  const stored: Dref = await (await ask('POST /api/v2/dref/', body)).json();
  expect(await saved([picture], 'en', stored)).toEqual({ images_file: [{ id: picture.id }] });
});

test('a picture that cannot be read says so at its field, and nothing is sent', async () => {
  const picture = await uploaded('en');
  server.server.use(http.get(picture.href, () => HttpResponse.error()));
  const error = await saved([picture], 'fr').catch((reason: unknown) => reason);
  expect(isApiError(error) && error.formErrors).toEqual({ images_file: 'flood.png was not copied' });
});
