let isSuppressed = false;

/** Turns off the browser's prompt about unsaved changes until the page is left, for a reload that must happen. Drafts stay stored. */
export const suppressLeavePrompt = (): void => {
  isSuppressed = true;
};

export const isLeavePromptSuppressed = (): boolean => isSuppressed;
