import { RichContent } from '../../content/RichContent';
import { CollapsedList } from '../../display/CollapsedList';
import { DateRange } from '../../display/DateRange';
import { DescriptionGrid } from '../../display/DescriptionGrid';
import { KeyFigures } from '../../display/KeyFigures';
import { List } from '../../display/List';
import { ProgressBar } from '../../display/ProgressBar';
import { Tag, type Tone } from '../../display/Tag';
import { TextOutput } from '../../display/TextOutput';
import { TranslationNotice } from '../../display/TranslationNotice';
import { Card } from '../../layout/Card';
import { sampleTexts } from './sampleTexts';

const tones: readonly Tone[] = ['red', 'orange', 'yellow', 'green', 'blue', 'neutral'];

const html = `<p>${sampleTexts.richText} <strong>${sampleTexts.flood}</strong></p><ul><li>${sampleTexts.water}</li><li>${sampleTexts.shelter}</li></ul>
<blockquote>${sampleTexts.quote}</blockquote>
<table><tbody><tr><th>${sampleTexts.country}</th><td>12</td></tr></tbody></table><script>alert(1)</script>`;

export default function Section() {
  return (
    <>
      <KeyFigures
        figures={[
          { id: 'dref', label: sampleTexts.activeDrefs, value: 74 },
          {
            id: 'funding',
            label: sampleTexts.funding,
            value: 1_912_000_000,
            currency: 'CHF',
            source: sampleTexts.source,
            date: '2026-10-02',
          },
          {
            id: 'coverage',
            label: sampleTexts.coverage,
            value: 58,
            kind: 'percent',
            progress: { label: sampleTexts.coverage, value: 58 },
          },
          { id: 'people', label: sampleTexts.people, value: 38_200_000, href: '#people' },
          { id: 'none', label: sampleTexts.unknown, value: null },
        ]}
      />
      <div data-waiting>
        <KeyFigures
          isLoading
          figures={[
            { id: 'a', label: sampleTexts.activeDrefs, value: null },
            { id: 'b', label: sampleTexts.people, value: null },
          ]}
        />
      </div>
      <Card headingLevel={3} title={sampleTexts.values}>
        <DescriptionGrid
          items={[
            { id: 'text', label: sampleTexts.text, value: <TextOutput value={sampleTexts.flood} /> },
            { id: 'number', label: sampleTexts.number, value: <TextOutput kind="number" value={1_250_000} /> },
            {
              id: 'compact',
              label: sampleTexts.compact,
              value: <TextOutput kind="number" value={1_250_000} isCompact currency="CHF" />,
            },
            { id: 'percent', label: sampleTexts.coverage, value: <TextOutput kind="percent" value={71} /> },
            { id: 'day', label: sampleTexts.date, value: <TextOutput kind="date" value="2026-10-02" /> },
            { id: 'words', label: sampleTexts.date, value: <TextOutput kind="date" value="2026-10-02" show="words" /> },
            { id: 'boolean', label: sampleTexts.answer, value: <TextOutput kind="boolean" value={false} /> },
            { id: 'nothing', label: sampleTexts.unknown, value: null },
            {
              id: 'range',
              label: sampleTexts.period,
              value: <DateRange from="2026-10-02" to="2026-11-02" show="words" />,
            },
            { id: 'open', label: sampleTexts.period, value: <DateRange from="2026-10-02" to={null} /> },
            {
              id: 'list',
              label: sampleTexts.countries,
              value: (
                <CollapsedList items={sampleTexts.places} itemKey={(place) => place}>
                  {(place) => place}
                </CollapsedList>
              ),
            },
          ]}
        />
        <DescriptionGrid
          look="rows"
          items={[
            { id: 'people', label: sampleTexts.people, value: <TextOutput kind="number" value={1_250_000} /> },
            {
              id: 'funding',
              label: sampleTexts.funding,
              value: <TextOutput kind="number" value={450_000_000} isCompact currency="CHF" />,
            },
          ]}
        />
      </Card>
      <Card headingLevel={3} title={sampleTexts.marks}>
        <List look="inline" items={tones} itemKey={(tone) => tone} label={sampleTexts.marks}>
          {(tone) => (
            <Tag tone={tone} hasDot={tone !== 'neutral'}>
              {sampleTexts.flood}
            </Tag>
          )}
        </List>
        <ProgressBar label={sampleTexts.coverage} value={58} />
        <ProgressBar label={sampleTexts.coverage} value={131} />
        <ProgressBar label={sampleTexts.coverage} value={null} />
        <List look="bullets" items={sampleTexts.places} itemKey={(place) => place}>
          {(place) => place}
        </List>
      </Card>
      <TranslationNotice original="es" />
      <Card headingLevel={3} title={sampleTexts.richContent}>
        <RichContent html={html} />
      </Card>
    </>
  );
}
