import { defineStrings } from '#domain/language/strings';

/** Words of actions, overlays, feedback, navigation and layout. Fields, forms and drafts keep theirs beside them, out of the start-up bundle. */
export const strings = defineStrings('ui', {
  busy: 'Please wait',
  close: 'Close',
  cancel: 'Cancel',
  ok: 'Ok',
  retry: 'Retry',
  confirmation: 'Confirmation',
  confirmationMessage: 'Are you sure you want to continue?',
  moreInformation: 'More information',
  opensInNewTab: '(opens in a new tab)',
  copyErrorDetails: 'Copy error details',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here',
  pending: 'Fetching data...',
  emptyForFilter: 'Data is not available for selected filter!',
  empty: 'Data is not available!',
  failed: 'Failed to fetch data!',
  noPermission: 'You do not have enough permission to see this.',
  information: 'Information',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  toFix: '{count} to fix',
  breadcrumbs: 'Breadcrumbs',
  steps: 'Steps',
});
