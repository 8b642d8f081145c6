/** The allowed tags of rich text; any other tag is removed, its text is not. @source reference/product.md, section 5 */
export const allowedTags: readonly string[] =
  'a b blockquote br caption code div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre s span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
