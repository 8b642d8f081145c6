import { upload } from '#app/request/upload';
import type { Upload } from '#ui/fields/uploads';

/** Types of pictures that every browser shows; the server refuses SVG. @source reference/emergencies.md, section 2.2 */
export const pictureTypes = ['.jpg', '.jpeg', '.png', '.gif', '.webp'];

/** Sends a file of a flash update. */
export const uploadFile: Upload = async (file, options) => {
  const { id, file: address } = await upload('POST /api/v2/flash-update-file/', { body: { file } }, options);
  return { id, name: file.name, ...(address && { href: address }) };
};
