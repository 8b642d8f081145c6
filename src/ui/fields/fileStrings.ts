import { defineStrings } from '#domain/language/strings';

export const fileStrings = defineStrings('uiFiles', {
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  orDrop: 'or drop it here',
  fileLimits: '{types}, up to {size} each',
  fileSizeLimit: 'Up to {size} each',
  fileTooLarge: '{name} is larger than {size}.',
  fileTypeRefused: '{name} is not of an accepted type ({types}).',
  uploading: 'Uploading {name}',
  uploadFailed: '{name} could not be uploaded.',
  tooLargeToKeep: 'Files over {size} are not kept on this device: leave this page only once it has arrived.',
  notKept: 'This device cannot keep the file: leave this page only once it has arrived.',
  uploaded: '{name} uploaded',
  cancelUpload: 'Cancel the upload of {name}',
  retryUpload: 'Try {name} again',
  dismissFile: 'Dismiss {name}',
  removeFile: 'Remove {name}',
  caption: 'Caption of {name}',
  captionPlaceholder: 'Caption',
});
