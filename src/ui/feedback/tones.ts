import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Each tone has an icon and a name besides its colour. */
export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
export const toneNames = { info: 'information', success: 'success', warning: 'warning', danger: 'error' } as const;
