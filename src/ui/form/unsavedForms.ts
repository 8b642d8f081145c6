let openForms = 0;

/**
 * Registers an open form with unsaved changes.
 *
 * @returns a function that removes it again
 */
export function registerUnsavedForm(): () => void {
  openForms += 1;
  return () => {
    openForms -= 1;
  };
}

/** Whether a form with unsaved changes is open on this page. */
export const hasUnsavedForm = (): boolean => openForms > 0;
