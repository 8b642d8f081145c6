import { defineStrings } from '#domain/language/strings';

export const richTextStrings = defineStrings('uiRichText', {
  editorFailed: 'The editor could not be loaded. Plain text can be written meanwhile.',
  editorFailedFormatted: 'The editor could not be loaded. Its text can be changed once it is there.',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulletList: 'Bulleted list',
  numberedList: 'Numbered list',
  quote: 'Quotation',
  heading: 'Heading',
  subheading: 'Subheading',
  link: 'Link',
  linkAddress: 'Address of the link',
  linkSet: 'Set the link',
  linkRemove: 'Remove the link',
  linkRefused: 'Enter an address that starts with https://, http:// or mailto:, without a user name or password.',
  undo: 'Undo',
  redo: 'Redo',
  formatting: 'Formatting',
});
