import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/Button';
import { Link } from '../../actions/Link';
import { Dropdown } from '../../overlays/Dropdown';
import { InfoPopup } from '../../overlays/InfoPopup';
import { Menu } from '../../overlays/Menu';
import { Modal, type ModalSize } from '../../overlays/Modal';
import { Popover } from '../../overlays/Popover';
import { useConfirmation } from '../../overlays/useConfirmation';
import { Specimen } from '../Specimen';

const sizes: readonly ModalSize[] = ['sm', 'md', 'lg', 'xl', 'full', 'auto', 'pageWidth'];
const down = <ChevronDown aria-hidden="true" />;

export default function Section() {
  const [language, setLanguage] = useState('en');
  const [size, setSize] = useState<ModalSize>('md');
  const [isOpen, setOpen] = useState(false);
  const [isAlertOpen, setAlertOpen] = useState(false);
  const [answer, setAnswer] = useState<boolean>();
  const confirm = useConfirmation();
  return (
    <>
      <Specimen name="Menu">
        <Menu
          trigger={<Button icon={down}>Create a report</Button>}
          items={[
            { id: 'field', label: 'Field report', href: '/field-reports/new', description: 'Early information' },
            {
              id: 'dref',
              title: 'DREF',
              items: [
                { id: 'application', label: 'Application', href: '/dref-applications/new' },
                { id: 'closed', label: 'Operational update', isDisabled: true },
              ],
            },
          ]}
        />
        <Menu
          trigger={<Button icon={down}>Language</Button>}
          items={['en', 'fr', 'es', 'ar'].map((id) => ({
            id,
            label: new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? id,
            isChecked: id === language,
            onAction: () => setLanguage(id),
          }))}
        />
      </Specimen>
      <Specimen name="Dropdown, persistent dropdown, popover, info, tooltip">
        <Dropdown trigger={<Button>Dropdown</Button>}>
          <Link href="/regions/0">Africa</Link>
        </Dropdown>
        <Dropdown trigger={<Button>Persistent dropdown</Button>} isPersistent>
          <Link href="/regions/1">Americas</Link>
        </Dropdown>
        <Popover trigger={<Button>Popover</Button>}>
          {(close) => <Button onPress={close}>Close from within</Button>}
        </Popover>
        <InfoPopup label="Coverage">Funding received over funding requested.</InfoPopup>
      </Specimen>
      <Specimen name="Modal">
        {sizes.map((each) => (
          <Button
            key={each}
            onPress={() => {
              setSize(each);
              setOpen(true);
            }}
          >
            Modal {each}
          </Button>
        ))}
        <Modal
          title={`Modal ${size}`}
          size={size}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          footer={<Button variant="primary">Save</Button>}
        >
          Heavy rain from 28 September flooded three districts of the delta.
        </Modal>
      </Specimen>
      <Specimen name="Alert modal">
        <Button onPress={() => setAlertOpen(true)}>Alert modal</Button>
        <Modal
          isAlert
          title="Someone else changed the report"
          size="sm"
          isOpen={isAlertOpen}
          onClose={() => setAlertOpen(false)}
          footer={
            <Button variant="primary" onPress={() => setAlertOpen(false)}>
              Compare
            </Button>
          }
        >
          Somebody saved it while you wrote.
        </Modal>
      </Specimen>
      <Specimen name="Confirmation">
        <Button onPress={async () => setAnswer(await confirm())}>Ask</Button>
        <span>{answer === undefined ? 'Not asked yet' : answer ? 'Confirmed' : 'Cancelled'}</span>
      </Specimen>
    </>
  );
}
