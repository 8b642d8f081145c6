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

/** Shows an alert. `AlertContainer` closes it after `alertMilliseconds`, unless it `stays`. */
export function showAlert(alert: AlertItem): void {
  const shown = alerts.get();
  const isSame = ({ name }: AlertItem) => name === alert.name;
  alerts.set(shown.some(isSame) ? shown.map((each) => (isSame(each) ? alert : each)) : [...shown, alert]);
}

export const closeAlert = (name: string): void => alerts.set(alerts.get().filter((alert) => alert.name !== name));

export const useAlerts = () => useStore(alerts);

export const closeAllAlerts = (): void => alerts.set([]);
