import { ChartColumn, Ellipsis, FileDown, FileSpreadsheet, Hash, ImageDown, Link2, Table2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../actions/Button';
import { shareStrings } from '../display/shareStrings';
import { useSourceLines } from '../display/useSourceLines';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import { Menu } from '../overlays/Menu';
import css from './ChartFrame.module.css';
import type { ChartTable } from './chartTable';

interface ChartToolsProps {
  readonly title: string;
  readonly unit: string | undefined;
  readonly table: ChartTable;
  /** Holds the drawing and its legend. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly isTable: boolean;
  readonly onToggle: () => void;
  /** One button that opens a menu of them. */
  readonly isMenu: boolean;
}

type Outcome = 'linkCopied' | 'copyFailed' | 'dataFailed' | 'downloadFailed';

/** The buttons over a chart: its numbers as a table, both as files with their source, with HXL hashtags on request, and the link of the page. */
export function ChartTools({ title, unit, table, frame, isTable, onToggle, isMenu }: ChartToolsProps) {
  const t = { ...useStrings(shareStrings), ...useStrings(displayStrings) };
  const sourceLines = useSourceLines();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [hasTags, setTags] = useState(false);

  const attempt =
    (work: () => Promise<void>, failure: Outcome, success: Outcome | null = null) =>
    async () => {
      setOutcome(null);
      try {
        await work();
        setOutcome(success);
      } catch (error) {
        console.warn('The chart was not saved', error);
        setOutcome(failure);
      }
    };
  const fileTitle = [title, ...(table.settings ?? []).map(([, value]) => value)].join(' ');
  const saveCsv = async () => (await import('./saveChart')).saveChartCsv(fileTitle, table, hasTags);
  const saveWorkbook = async () => {
    const { saveChartWorkbook } = await import('./saveChart');
    await saveChartWorkbook(fileTitle, table, {
      hasTags,
      sheets: [t.tableSheet, t.sourceSheet],
      source: [...(table.settings ?? []), ...sourceLines().map((line) => ['', line] as const)],
    });
  };
  const saveImage = async () => {
    const { saveChartImage } = await import('./saveChart');
    const drawing = frame.current?.querySelector<SVGSVGElement>('[data-plot] svg');
    const legend = [...(frame.current?.querySelectorAll<HTMLElement>('[data-legend] li') ?? [])].flatMap((entry) => {
      const swatch = entry.querySelector('svg');
      return swatch ? [{ swatch, label: entry.textContent ?? '' }] : [];
    });
    if (drawing) await saveChartImage({ title, unit, plot: drawing, legend, notes: sourceLines() });
  };
  const copyLink = () => navigator.clipboard.writeText(location.href);

  const tools = [
    {
      id: 'table',
      Icon: isTable ? ChartColumn : Table2,
      label: isTable ? t.chartDrawing : t.chartTable,
      onPress: onToggle,
    },
    {
      id: 'image',
      Icon: ImageDown,
      label: t.downloadImage,
      onPress: attempt(saveImage, 'downloadFailed'),
      isDisabled: isTable,
    },
    { id: 'csv', Icon: FileDown, label: t.downloadCsv, onPress: attempt(saveCsv, 'dataFailed') },
    { id: 'xlsx', Icon: FileSpreadsheet, label: t.downloadWorkbook, onPress: attempt(saveWorkbook, 'dataFailed') },
    ...(table.hxl
      ? [{ id: 'hxl', Icon: Hash, label: hasTags ? t.withoutHxl : t.withHxl, onPress: () => setTags(!hasTags) }]
      : []),
    { id: 'link', Icon: Link2, label: t.copyLink, onPress: attempt(copyLink, 'copyFailed', 'linkCopied') },
  ];
  return (
    <div className={css.tools}>
      {isMenu ? (
        <Menu
          trigger={<Button size="s" variant="text" label={t.chartOptions} icon={<Ellipsis size={16} aria-hidden />} />}
          items={tools.map(({ Icon, onPress, ...item }) => ({
            ...item,
            icon: <Icon size={16} aria-hidden />,
            onAction: () => void onPress(),
          }))}
          placement="bottom end"
        />
      ) : (
        tools.map(({ id, Icon, ...button }) => (
          <Button key={id} {...button} size="s" variant="text" icon={<Icon size={16} aria-hidden />} />
        ))
      )}
      {hasTags && (
        <span className={css.outcome} role="status">
          {t.hxlAdded}
        </span>
      )}
      {outcome && (
        <span className={css.outcome} role={outcome === 'linkCopied' ? 'status' : 'alert'}>
          {t[outcome]}
        </span>
      )}
    </div>
  );
}
