import { useSyncExternalStore } from 'react';

export type AlertVariant = 'info' | 'success' | 'warning' | 'danger';

export interface AlertItem {
  /** An alert replaces the one with the same name. */
  readonly name: string;
  readonly variant: AlertVariant;
  readonly title: string;
  readonly description?: string;
  /** Offered behind 'Copy error details'. */
  readonly debugText?: string;
  /** Is not closed automatically. */
  readonly stays?: boolean;
}

/** @source reference/product.md, section 9 */
export const alertMilliseconds = 4500;

let alerts: readonly AlertItem[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly AlertItem[]) => {
  alerts = next;
  for (const listener of listeners) listener();
};

/** Shows an alert. `AlertContainer` closes it after `alertMilliseconds`, unless it `stays`. */
export function showAlert(alert: AlertItem): void {
  const isShown = alerts.some(({ name }) => name === alert.name);
  set(isShown ? alerts.map((shown) => (shown.name === alert.name ? alert : shown)) : [...alerts, alert]);
}

export function closeAlert(name: string): void {
  set(alerts.filter((alert) => alert.name !== name));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAlerts = () => useSyncExternalStore(subscribe, () => alerts);

export function closeAllAlerts(): void {
  set([]);
}
