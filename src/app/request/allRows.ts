/** The limit of a request for every row of a list: the largest that the server takes. @source reference/product.md, section 9 */
export const allRowsLimit = 9999;
