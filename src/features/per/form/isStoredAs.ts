/** Whether a part of a cycle is stored as it was sent: as a draft, or finished. For the save whose answer was lost. */
export const isStoredAs = ({ is_draft }: { readonly is_draft: boolean | null }, isFinal: boolean) =>
  !isFinal || !is_draft;
