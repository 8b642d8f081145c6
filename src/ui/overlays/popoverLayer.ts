/** The z-index of popovers: above dialogs, below alerts. An inline style, because the library sets its own inline. */
export const popoverLayer = { zIndex: 'var(--layer-popover)' };
