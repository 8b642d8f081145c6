import { upload } from '#app/request/upload';
import type { Upload } from '#ui/fields/uploads';

/** Sends a file of a flash update. */
export const uploadFile: Upload = async (file, options) => {
  const { id, file: address } = await upload('POST /api/v2/flash-update-file/', { body: { file } }, options);
  return { id, name: file.name, ...(address && { href: address }) };
};
