import { defineStrings } from '#domain/language/strings';

/** Messages for failed requests. @source reference/product.md, section 8 */
export const requestStrings = defineStrings('request', {
  network: 'Cannot connect with the server! Please, make sure you have an active internet connection and try again!',
  timeout: 'The server did not answer in time. Please try again.',
  timeoutOfWrite:
    'The server did not answer in time. It may have received what you sent: please check before you send it again.',
  parse: 'There was a problem parsing the response from server',
  server: 'Internal server error!',
  empty: 'Empty error response from server!',
  read: 'Failed to load data',
  loginEnded: 'Your login has ended.',
  logInToSee: 'Please log in to see this.',
  tooMany: 'The server asks for a pause, because too many requests came at once. Please try again in a minute.',
  tooLarge: 'Your request was refused because the payload was too large',
  action: 'Some error occurred while performing this action.',
  redirected: 'Redirected by server',
  noBody: 'There was nothing to send.',
  correctErrors: 'Please correct the errors below.',
});
