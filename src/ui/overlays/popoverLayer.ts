/** What opens beside its button: above the dialog that the button may stand in, below what must never be covered. As a style, because the library sets its own there. */
export const popoverLayer = { zIndex: 'var(--layer-popover)' };
