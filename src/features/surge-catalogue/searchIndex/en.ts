/** All records as raw text: importing them here as modules would bundle the lazy record chunks into one. */
export const records = import.meta.glob<string>('../pages/**/en.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
