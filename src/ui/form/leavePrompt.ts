let isSuppressed = false;

/** Disables the browser's prompt about unsaved changes, for a required reload. Drafts stay stored. */
export const suppressLeavePrompt = (): void => {
  isSuppressed = true;
};

export const isLeavePromptSuppressed = (): boolean => isSuppressed;
