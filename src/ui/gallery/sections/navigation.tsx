import { useState } from 'react';
import { Button } from '../../actions/Button';
import { Card } from '../../layout/Card';
import { ExpandableSection } from '../../layout/ExpandableSection';
import { StepsList } from '../../navigation/StepsList';
import { Tabs } from '../../navigation/Tabs';
import { Specimen } from '../Specimen';

const tabs = [
  { href: '/emergencies/1/details', label: 'Emergency details' },
  { href: '/emergencies/1/reports', label: 'Reports and documents', count: 1234 },
  { href: '/emergencies/1/activities', label: 'Activities' },
  { href: '/emergencies/1/surge', label: 'Surge', isDisabled: true, disabledReason: 'Log in to see surge' },
];

const steps = [
  { key: 'context', label: 'Context', isDone: true },
  { key: 'event', label: 'Event detail', errorCount: 2 },
  { key: 'actions', label: 'Actions and needs' },
  { key: 'submission', label: 'Submission', isDisabled: true },
];

export default function Section() {
  const [step, setStep] = useState('event');
  return (
    <>
      <Specimen name="Tabs" layout="column">
        <Tabs label="Emergency" items={tabs} current={tabs[0]?.href} />
        <Tabs label="Emergency, upright" items={tabs} current={tabs[1]?.href} orientation="vertical" />
      </Specimen>
      <Specimen name="Steps" layout="column">
        <StepsList steps={steps} current={step} onSelect={setStep} />
      </Specimen>
      <Specimen name="Card" layout="column">
        <Card
          title="Event detail"
          headingLevel={4}
          aside="Saved on this device"
          actions={<Button>Share</Button>}
          footer="A footer"
        >
          Heavy rain from 28 September flooded three districts of the delta.
        </Card>
        <Card>A card without a title.</Card>
      </Specimen>
      <Specimen name="Expandable section" layout="column">
        <ExpandableSection title="Sources" headingLevel={4} aside="3 reports">
          Field report, appeal, government.
        </ExpandableSection>
        <ExpandableSection title="Contacts" headingLevel={4} isInitiallyOpen>
          desk@example.org
        </ExpandableSection>
      </Specimen>
    </>
  );
}
