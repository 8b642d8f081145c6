import styles from './buttonHints.module.css';

/** Longer than a pointer takes to cross a button on its way. */
const delayMilliseconds = 300;
const gap = 6;

/** A button that an icon alone names. */
function iconButtonAround(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[aria-label]') : null;
  return button?.querySelector('svg') && !button.textContent?.trim() ? button : null;
}

function place(hint: HTMLElement, button: HTMLElement) {
  const [own, at] = [hint.getBoundingClientRect(), button.getBoundingClientRect()];
  const most = document.documentElement.clientWidth - own.width - gap;
  const above = at.top - own.height - gap;
  hint.style.left = `${Math.max(gap, Math.min(at.left + (at.width - own.width) / 2, most))}px`;
  hint.style.top = `${above < gap ? at.bottom + gap : above}px`;
}

/**
 * Shows the name of an icon-only button beside it, while it is pointed at or has the focus of the keyboard. Escape hides it. Hidden from
 * screen readers, which read the name of the button.
 *
 * @returns a function that ends it
 */
export function startButtonHints(): () => void {
  const hint = document.createElement('div');
  hint.className = styles.hint ?? '';
  hint.setAttribute('aria-hidden', 'true');
  let shown: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    shown = null;
    hint.remove();
  };
  const show = (button: HTMLElement) => {
    hide();
    if (!button.isConnected) return;
    shown = button;
    hint.textContent = button.getAttribute('aria-label');
    // in a dialog the hint belongs into its layer
    (button.closest('dialog') ?? document.body).append(hint);
    place(hint, button);
  };
  const point = ({ target, pointerType }: PointerEvent) => {
    const button = pointerType === 'touch' ? null : iconButtonAround(target);
    if (button === shown) return;
    hide();
    if (button) timer = setTimeout(show, delayMilliseconds, button);
  };
  const focus = ({ target }: FocusEvent) => {
    const button = iconButtonAround(target);
    if (button?.matches(':focus-visible')) show(button);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  window.addEventListener('pointerover', point, options);
  window.addEventListener('focusin', focus, options);
  window.addEventListener('keydown', press, options);
  for (const type of ['focusout', 'pointerdown', 'scroll', 'click']) window.addEventListener(type, hide, options);
  return () => {
    listening.abort();
    hide();
  };
}
