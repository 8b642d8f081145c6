import { defineStrings } from '#domain/language/strings';

/** @source reference/product.md, section 8 */
export const errorPageStrings = defineStrings('errorPage', {
  title: 'Oops! Looks like we ran into some issue!',
  unexpected: 'Something unexpected happened!',
  showStack: 'Show stack trace',
  hideStack: 'Hide stack trace',
  noStack: 'Stack trace not available',
  home: 'Go back to homepage',
  reload: 'Reload',
});
