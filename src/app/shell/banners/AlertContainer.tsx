import { useEffect, useRef, useState } from 'react';
import { type AlertItem, alertMilliseconds, closeAlert, useAlerts } from '#app/alerts/alerts';
import { rootStrings } from '#app/page/strings';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import styles from './AlertContainer.module.css';

/** The alerts above the page and its dialogs. An alert closes by itself, but not while it is hovered or focused. */
export function AlertContainer() {
  const t = useStrings(rootStrings);
  const alerts = useAlerts();
  return (
    // the component library neither hides a top layer behind an open dialog, nor closes the dialog for a press on it
    <section className={styles.container} aria-label={t.alerts} aria-live="polite" data-react-aria-top-layer>
      {alerts.map((alert) => (
        <TimedAlert key={alert.name} alert={alert} />
      ))}
    </section>
  );
}

function TimedAlert({ alert }: { readonly alert: AlertItem }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  /** What had the focus before the alert first had it. */
  const focusedBefore = useRef<Element>(null);
  const isHeld = alert.stays || isHovered || isFocused;
  // a replaced alert restarts the timer
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(closeAlert, alertMilliseconds, alert.name);
    return () => clearTimeout(timer);
  }, [alert, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className={styles.alert}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true);
        focusedBefore.current ??= relatedTarget;
      }}
      onBlur={() => setFocused(false)}
    >
      <Alert
        tone={alert.variant}
        title={alert.title}
        description={alert.description}
        errorDetails={alert.debugText}
        onClose={() => {
          closeAlert(alert.name);
          // the focused button goes with the alert
          (focusedBefore.current as HTMLElement | null)?.focus();
        }}
      />
    </div>
  );
}
