import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { classNames } from '../layout/classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { strings } from '../strings';
import styles from './Alert.module.css';
import { type Tone, toneIcons, toneNames } from './tones';

export interface AlertProps {
  readonly tone?: Tone;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Technical details, which can be copied and are not shown. */
  readonly errorDetails?: string;
  readonly onClose?: () => void;
}

/** A notification. Danger and warning are announced assertively, the others politely. */
export function Alert({ tone = 'info', title, description, errorDetails, onClose }: AlertProps) {
  const t = useStrings(strings);
  const Icon = toneIcons[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={classNames(styles.alert, styles[tone])}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <VisuallyHidden>{t[toneNames[tone]]}</VisuallyHidden>
        <div className={styles.title}>{title}</div>
        {description && <div>{description}</div>}
        {errorDetails && <CopyErrorDetails details={errorDetails} />}
      </div>
      {onClose && <Button variant="text" size="s" label={t.close} icon={<X aria-hidden="true" />} onPress={onClose} />}
    </div>
  );
}

function CopyErrorDetails({ details }: { readonly details: string }) {
  const t = useStrings(strings);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <div className={styles.copy}>
      <Button size="s" onPress={copy}>
        {t.copyErrorDetails}
      </Button>
      <span role="status">{outcome && t[outcome]}</span>
    </div>
  );
}
