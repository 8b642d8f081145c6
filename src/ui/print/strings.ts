import { defineStrings } from '#domain/language/strings';

export const strings = defineStrings('uiPrint', {
  print: 'Print',
});
