import { AppealFigures } from '#resources/appeal/AppealFigures';
import { useStrings } from '#ui/language/useStrings';
import { Modal } from '#ui/overlays/Modal';
import { OperationsMap } from './OperationsMap';
import styles from './PresentationMode.module.css';
import type { OperationFilters } from './queries';
import { homeStrings } from './strings';

const noFilters: OperationFilters = { start_after: null, start_before: null, atype: null, dtype: null };

/** The figures and the map alone, in full screen. */
export default function PresentationMode({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(homeStrings);
  return (
    <Modal title={t.heading} size="full" isOpen onClose={onClose}>
      <div className={styles.wall}>
        <AppealFigures />
        <OperationsMap filters={noFilters} />
      </div>
    </Modal>
  );
}
