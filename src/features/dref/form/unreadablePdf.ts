import { ApiError, isApiError } from '#app/request/errors';
import type { DrefStrings } from './useDrefStrings';

type Body = Readonly<Record<string, unknown>>;

/** The files of which the server draws a preview while it saves. @source reference/dref.md, section 4.5 */
const previewed = ['budget_file', 'financial_report'];

/**
 * Saves a document, and names the file behind an internal error: the server fails over a PDF of which it can draw no preview, without
 * saying so.
 *
 * @throws the ApiError of the save; an internal error with a message at the file, where the save brings a new one
 * @source reference/real-server.md, minor points of DREF
 */
export async function namingUnreadablePdf<Saved>(
  body: Body,
  { stored, t }: { readonly stored: Body | undefined; readonly t: Pick<DrefStrings, 'pdfUnreadable'> },
  save: () => Promise<Saved>,
): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    const file = previewed.find((name) => typeof body[name] === 'number' && body[name] !== stored?.[name]);
    if (!isApiError(error) || error.status !== 500 || file === undefined) throw error;
    const { kind, status, method, url } = error;
    const formErrors = { [file]: t.pdfUnreadable };
    throw new ApiError({ kind, status, method, url, serverMessage: null, messageKey: 'correctErrors', formErrors });
  }
}
