import { RotateCw } from 'lucide-react';
import { formatZonedTime } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import styles from './LoadedAt.module.css';
import { riskWatchStrings } from './strings';

interface LoadedAtProps {
  readonly query: {
    /** Milliseconds since 1970; 0 before the first load. */
    readonly dataUpdatedAt: number;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The time of the last load with a refresh button; a placeholder while the data load, nothing after an error. */
export function LoadedAt({ query }: LoadedAtProps) {
  const t = useStrings(riskWatchStrings);
  const { language } = useLanguage();
  const time = query.dataUpdatedAt > 0 ? formatZonedTime(new Date(query.dataUpdatedAt), language) : null;
  if (time === null) return query.isFetching && <Row as="span" gap="s2" align="center" className={styles.loaded} />;
  return (
    <Row as="span" gap="s2" align="center" className={styles.loaded}>
      {t.loaded({ time })}
      <Button
        size="s"
        variant="text"
        isBusy={query.isFetching}
        icon={<RotateCw size={14} aria-hidden="true" />}
        onPress={() => void query.refetch()}
      >
        {t.refresh}
      </Button>
    </Row>
  );
}
