import { createStore, useStore } from '#ui/state/createStore';

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

const alerts = createStore<readonly AlertItem[]>([]);

const allBut = (name: string) => alerts.get().filter((alert) => alert.name !== name);

/** Shows an alert below the others. `AlertContainer` closes it after `alertMilliseconds`, unless it `stays`. */
export const showAlert = (alert: AlertItem): void => alerts.set([...allBut(alert.name), alert]);

export const closeAlert = (name: string): void => alerts.set(allBut(name));

export const useAlerts = () => useStore(alerts);

export const closeAllAlerts = (): void => alerts.set([]);
