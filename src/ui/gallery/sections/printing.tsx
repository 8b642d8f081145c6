import { PrintDocument } from '../../print/PrintDocument';
import { PrintPairs } from '../../print/PrintPairs';
import { PrintSection } from '../../print/PrintSection';
import { words } from './sampleTexts';

export default function Section() {
  return (
    <PrintDocument
      title={words.sheet}
      header={words.organisation}
      footer={words.reference}
      printedOn={new Date(2026, 9, 2)}
    >
      <PrintSection heading={words.event}>
        <PrintPairs
          items={[
            { id: 'hazard', label: words.hazard, value: words.flood },
            { id: 'date', label: words.date, value: '2026-10-02' },
            { id: 'people', label: words.people, value: '12,000' },
            { id: 'none', label: words.unknown, value: null },
            { id: 'wide', label: words.details, value: words.richText, isWide: true },
          ]}
        />
      </PrintSection>
      <PrintSection heading={words.needs} isOnNewPage>
        <PrintPairs columns={1} items={[{ id: 'water', label: words.hazard, value: words.water }]} />
      </PrintSection>
    </PrintDocument>
  );
}
