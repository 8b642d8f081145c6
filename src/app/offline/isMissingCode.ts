/** What browsers say when the file of an `import()` is missing: Chromium, Firefox, Safari, and Vite for style sheets. */
const missingFile =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|is not a valid JavaScript MIME type/i;

/** Whether an error says that a file of the product could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missingFile.test(error.message);
