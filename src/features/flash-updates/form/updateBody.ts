import { byKey, keyedRowErrors, keyedRows } from '#app/form/keyedRows';
import type { FormErrors } from '#app/request/errors';
import type { FlashActionsTakenBody, FlashFile, FlashUpdate } from '#contract/flashUpdate';
import type { BodyOf } from '#contract/types';
import type { UploadedFile } from '#ui/fields/uploads';
import { withClientId } from '#ui/form/clientId';
import { fileNameOf } from '../fileName';
import { type FlashUpdateValues, organisations } from './updateShape';

type Body = BodyOf<'POST /api/v2/flash-update/'>;

const textOrNull = (text: string | null | undefined) => text?.trim() || null;

/** A stored file as fields hold it. */
const heldFile = ({ id, file, caption }: FlashFile): UploadedFile => ({
  id,
  name: file ? fileNameOf(file) : String(id),
  ...(file && { href: file }),
  ...(caption?.trim() && { caption }),
});

/** The stored files as a field holds them; null for none. */
export const filesFromStored = (stored: unknown): readonly UploadedFile[] | null =>
  Array.isArray(stored) && stored.length > 0 ? (stored as FlashFile[]).map(heldFile) : null;

/** The values whose shape differs from the stored one: documents of references, and actions by organisation. */
export const valuesFromStored = (update: FlashUpdate): Partial<FlashUpdateValues> => ({
  country_district:
    update.country_district?.map((row) => {
      const { client_id, country, district } = withClientId(row);
      return { client_id, country, district: district?.length ? district : null };
    }) ?? null,
  references: update.references?.length
    ? update.references.map((row) => ({
        client_id: withClientId(row).client_id,
        date: row.date,
        source_description: textOrNull(row.source_description),
        url: textOrNull(row.url),
        document: row.document_details ? [heldFile(row.document_details)] : null,
      }))
    : null,
  actions_taken: byKey(organisations, (organisation) => {
    const taken = update.actions_taken?.find(({ organization }) => organization === organisation);
    return { actions: taken?.actions?.length ? taken.actions : null, summary: textOrNull(taken?.summary) };
  }),
});

/** All four organisations are sent, in their order. Without client ids: errors come back by place. */
const actionRows = (values: FlashUpdateValues, stored: FlashUpdate | undefined) =>
  keyedRows({
    keys: organisations,
    stored: stored?.actions_taken,
    keyOf: ({ organization }) => organization,
    unchanged: ({ organization, actions, summary }): FlashActionsTakenBody => ({ organization, actions, summary }),
    toBody: (organization): FlashActionsTakenBody => {
      const { actions, summary } = values.actions_taken[organization];
      return { organization, actions: [...(actions ?? [])], summary: textOrNull(summary) };
    },
  });

const fileLinks = (files: readonly UploadedFile[] | null) =>
  (files ?? []).map(({ id, caption }) => ({ id, caption: textOrNull(caption) }));

/**
 * The parts of the body that have another shape than in the form. Every row has its provinces and date: without them the server fails.
 *
 * @source reference/emergencies.md, sections 2.2 and 4.6
 */
export const updateBody = (values: FlashUpdateValues, stored?: FlashUpdate): Partial<Body> => ({
  situational_overview: values.situational_overview ?? '',
  country_district: (values.country_district ?? []).flatMap(({ client_id, country, district }) =>
    country === null ? [] : [{ client_id, country, district: [...(district ?? [])] }],
  ),
  graphics_files: fileLinks(values.graphics_files),
  map_files: fileLinks(values.map_files),
  references: (values.references ?? []).map(({ client_id, date, source_description, url, document }) => ({
    client_id,
    ...(date && { date }),
    source_description: textOrNull(source_description) ?? '',
    url: textOrNull(url) ?? '',
    document: document?.[0]?.id ?? null,
  })),
  actions_taken: actionRows(values, stored).map(({ body }) => body),
});

const textsIn = (errors: string | FormErrors): readonly string[] =>
  typeof errors === 'string' ? [errors] : Object.values(errors).flatMap(textsIn);

/** Every text of a tree of errors, once. */
const textOf = (errors: string | FormErrors) => [...new Set(textsIn(errors))].join(' ');

/** The server's errors under the names of the form: those of a picture on its field, those of actions on their organisation. */
export function errorsOnForm(errors: FormErrors, values: FlashUpdateValues, stored?: FlashUpdate): FormErrors {
  const { graphics_files, map_files, actions_taken, ...others } = errors;
  return {
    ...others,
    ...(graphics_files && { graphics_files: textOf(graphics_files) }),
    ...(map_files && { map_files: textOf(map_files) }),
    ...(actions_taken && {
      actions_taken: keyedRowErrors(actions_taken, actionRows(values, stored), ['actions', 'summary']),
    }),
  };
}
