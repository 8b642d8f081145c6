let isLetGo = false;

/** From here on nobody is asked before the page goes: it goes for a reason that the reader cannot change. Drafts are kept as ever. */
export const letGo = (): void => {
  isLetGo = true;
};

/** Whether the page goes whatever is unsaved. */
export const goesAnyway = (): boolean => isLetGo;
