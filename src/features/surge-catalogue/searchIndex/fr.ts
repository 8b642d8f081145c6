/** All records as text: as modules they would no longer load on their own. */
export const records = import.meta.glob<string>('../pages/**/fr.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
