/** The name of the cache with the product's files beyond the start-up ones, written by worker and page. */
export const codeCache = 'go-code';
