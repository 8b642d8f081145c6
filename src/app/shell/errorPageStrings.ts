import { defineStrings } from '#domain/language/strings';

/** @source reference/product.md, section 8 */
export const errorPageStrings = defineStrings('errorPage', {
  title: 'Oops! Looks like we ran into some issue!',
  unexpected: 'Something unexpected happened!',
  notLoaded: 'This page could not be loaded',
  notLoadedText:
    'Its files could not be fetched: there may be no connection, and the page is not stored on this device. It is tried again once there is a connection.',
  showStack: 'Show stack trace',
  hideStack: 'Hide stack trace',
  noStack: 'Stack trace not available',
  home: 'Go back to homepage',
  reload: 'Reload',
});
