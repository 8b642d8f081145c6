import { useStrings } from '#ui/language/useStrings';
import { Modal } from '#ui/overlays/Modal';
import { HomeFigures } from './HomeFigures';
import { OperationsMap } from './OperationsMap';
import styles from './PresentationMode.module.css';
import { homeStrings } from './strings';

const everything = {};

/** The figures and the map alone on the screen, for a meeting room's wall. */
export default function PresentationMode({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(homeStrings);
  return (
    <Modal title={t.heading} size="full" isOpen onClose={onClose}>
      <div className={styles.wall}>
        <HomeFigures />
        <OperationsMap filters={everything} />
      </div>
    </Modal>
  );
}
