import { defineStrings } from '#domain/language/strings';

/** @source reference/product.md, section 2 */
export const permissionDeniedStrings = defineStrings('permissionDenied', {
  title: 'Permission Denied',
  code: '403',
  text: "Looks like you don't have the correct permissions to view this page.",
  guest:
    'You are logged in with a guest account. Guests can read what is public, but cannot file or edit reports. If you work for a National Society or the IFRC, write to {address} and ask for a member account.',
  getInTouch: 'Get in touch',
});
