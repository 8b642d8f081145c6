import { useEffect, useState } from 'react';
import { type AlertItem, alertMilliseconds, closeAlert, useAlerts } from '#app/alerts/alerts';
import { rootStrings } from '#app/page/strings';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import styles from './AlertContainer.module.css';

/** The alerts above the page. An alert closes by itself, but not while it is hovered or focused. */
export function AlertContainer() {
  const t = useStrings(rootStrings);
  const alerts = useAlerts();
  return (
    <section className={styles.container} aria-label={t.alerts} aria-live="polite">
      {alerts.map((alert) => (
        <TimedAlert key={alert.name} alert={alert} />
      ))}
    </section>
  );
}

function TimedAlert({ alert }: { readonly alert: AlertItem }) {
  const [isHeld, setHeld] = useState(false);
  // a replaced alert restarts the timer
  useEffect(() => {
    if (alert.stays || isHeld) return;
    const timer = setTimeout(() => closeAlert(alert.name), alertMilliseconds);
    return () => clearTimeout(timer);
  }, [alert, isHeld]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div className={styles.alert} {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <Alert
        tone={alert.variant}
        title={alert.title}
        description={alert.description}
        errorDetails={alert.debugText}
        onClose={() => closeAlert(alert.name)}
      />
    </div>
  );
}
