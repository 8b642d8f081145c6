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
import { words } from './sampleTexts';

const tones: readonly Tone[] = ['red', 'orange', 'yellow', 'green', 'blue', 'neutral'];

const html = `<p>${words.richText} <strong>${words.flood}</strong></p><ul><li>${words.water}</li><li>${words.shelter}</li></ul>
<blockquote>${words.quote}</blockquote>
<table><tbody><tr><th>${words.country}</th><td>12</td></tr></tbody></table><script>alert(1)</script>`;

export default function Section() {
  return (
    <>
      <KeyFigures
        figures={[
          { id: 'dref', label: words.activeDrefs, value: 74 },
          {
            id: 'funding',
            label: words.funding,
            value: 1_912_000_000,
            currency: 'CHF',
            source: words.source,
            date: '2026-10-02',
          },
          {
            id: 'coverage',
            label: words.coverage,
            value: 58,
            kind: 'percent',
            progress: { label: words.coverage, value: 58 },
          },
          { id: 'people', label: words.people, value: 38_200_000, href: '#people' },
          { id: 'none', label: words.unknown, value: null },
        ]}
      />
      <div data-waiting>
        <KeyFigures
          isLoading
          figures={[
            { id: 'a', label: words.activeDrefs, value: null },
            { id: 'b', label: words.people, value: null },
          ]}
        />
      </div>
      <Card headingLevel={3} title={words.values}>
        <DescriptionGrid
          items={[
            { id: 'text', label: words.text, value: <TextOutput value={words.flood} /> },
            { id: 'number', label: words.number, value: <TextOutput kind="number" value={1_250_000} /> },
            {
              id: 'compact',
              label: words.compact,
              value: <TextOutput kind="number" value={1_250_000} isCompact currency="CHF" />,
            },
            { id: 'percent', label: words.coverage, value: <TextOutput kind="percent" value={71} /> },
            { id: 'day', label: words.date, value: <TextOutput kind="date" value="2026-10-02" /> },
            { id: 'words', label: words.date, value: <TextOutput kind="date" value="2026-10-02" show="words" /> },
            { id: 'boolean', label: words.answer, value: <TextOutput kind="boolean" value={false} /> },
            { id: 'nothing', label: words.unknown, value: null },
            { id: 'range', label: words.period, value: <DateRange from="2026-10-02" to="2026-11-02" show="words" /> },
            { id: 'open', label: words.period, value: <DateRange from="2026-10-02" to={null} /> },
            {
              id: 'list',
              label: words.countries,
              value: (
                <CollapsedList items={words.places} itemKey={(place) => place}>
                  {(place) => place}
                </CollapsedList>
              ),
            },
          ]}
        />
        <DescriptionGrid
          look="rows"
          items={[
            { id: 'people', label: words.people, value: <TextOutput kind="number" value={1_250_000} /> },
            {
              id: 'funding',
              label: words.funding,
              value: <TextOutput kind="number" value={450_000_000} isCompact currency="CHF" />,
            },
          ]}
        />
      </Card>
      <Card headingLevel={3} title={words.marks}>
        <List look="inline" items={tones} itemKey={(tone) => tone} label={words.marks}>
          {(tone) => (
            <Tag tone={tone} hasDot={tone !== 'neutral'}>
              {words.flood}
            </Tag>
          )}
        </List>
        <ProgressBar label={words.coverage} value={58} />
        <ProgressBar label={words.coverage} value={131} />
        <ProgressBar label={words.coverage} value={null} />
        <List look="bullets" items={words.places} itemKey={(place) => place}>
          {(place) => place}
        </List>
      </Card>
      <TranslationNotice original="es" />
      <Card headingLevel={3} title={words.richContent}>
        <RichContent html={html} />
      </Card>
    </>
  );
}
