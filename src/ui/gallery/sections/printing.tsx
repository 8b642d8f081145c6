import { PrintDocument } from '../../print/PrintDocument';
import { PrintPairs } from '../../print/PrintPairs';
import { PrintSection } from '../../print/PrintSection';
import { sampleTexts } from './sampleTexts';

export default function Section() {
  return (
    <PrintDocument
      title={sampleTexts.sheet}
      header={sampleTexts.organisation}
      footer={sampleTexts.reference}
      printedOn={new Date(2026, 9, 2)}
    >
      <PrintSection heading={sampleTexts.event}>
        <PrintPairs
          items={[
            { id: 'hazard', label: sampleTexts.hazard, value: sampleTexts.flood },
            { id: 'date', label: sampleTexts.date, value: '2026-10-02' },
            { id: 'people', label: sampleTexts.people, value: '12,000' },
            { id: 'none', label: sampleTexts.unknown, value: null },
            { id: 'wide', label: sampleTexts.details, value: sampleTexts.richText, isWide: true },
          ]}
        />
      </PrintSection>
      <PrintSection heading={sampleTexts.needs} isOnNewPage>
        <PrintPairs columns={1} items={[{ id: 'water', label: sampleTexts.hazard, value: sampleTexts.water }]} />
      </PrintSection>
    </PrintDocument>
  );
}
