import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Modal } from '#ui/overlays/Modal';
import { extractQuery } from './extractQuery';
import { extractStrings } from './strings';

interface ExtractDialogProps {
  /** Of the flash update. */
  readonly id: number;
  readonly onClose: () => void;
}

/** Has the PDF of an update made and offers it. @source reference/emergencies.md, section 1.12 */
export function ExtractDialog({ id, onClose }: ExtractDialogProps) {
  const t = useStrings(extractStrings);
  return (
    <Modal title={t.title} isOpen onClose={onClose} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <Extract id={id} />
    </Modal>
  );
}

function Extract({ id }: Pick<ExtractDialogProps, 'id'>) {
  const t = useStrings(extractStrings);
  const messageOf = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(extractQuery(id));
  const retry = () => void refetch();
  if (isFetching) return <StateMessage state="pending" message={t.building} />;
  if (error) {
    const message = (
      <>
        <div>{t.failed}</div>
        <div>{messageOf(error)}</div>
      </>
    );
    return <StateMessage state="error" message={message} onRetry={retry} />;
  }
  if (typeof data !== 'object') return <StateMessage state="error" message={t.notReady} onRetry={retry} />;
  return (
    <div role="status">
      <p>{t.ready}</p>
      <Link
        href={data.address}
        target="_blank"
        rel="noopener noreferrer"
        variant="button"
        icon={<Download aria-hidden="true" />}
      >
        {t.download}
      </Link>
    </div>
  );
}
