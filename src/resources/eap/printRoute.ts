import { eapKind } from '#domain/eap/eapTypes';

/** The page on which a protocol of a type is read and printed: the summary of a full one, the whole of a simplified one. */
export const eapPrintRoute = (type: number | null) =>
  eapKind(type) === 'full' ? 'eapSummaryExport' : 'eapSimplifiedExport';
