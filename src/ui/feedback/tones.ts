import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** A tone has a shape and a word besides its colour. */
export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
export const toneNames = { info: 'information', success: 'success', warning: 'warning', danger: 'error' } as const;
