import { defineStrings } from '#domain/language/strings';

export const drefShareStrings = defineStrings('drefShare', {
  title: 'Share this DREF',
  text: 'These people may read and edit the application, its operational updates and its final report. Those who are new to the list get an e-mail.',
  saved: 'The list of people was saved.',
});
