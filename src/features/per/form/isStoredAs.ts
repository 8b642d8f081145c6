/** Whether the stored state (draft or final) matches the save, for a save whose response was lost. */
export const isStoredAs = ({ is_draft }: { readonly is_draft: boolean | null }, isFinal: boolean) =>
  !isFinal || !is_draft;
