import { Link } from '#app/routes/Link';
import type { emergencyReportFigures, ReportFigure } from '#domain/emergencies/emergencyFigures';
import { formatDate, parseMoment } from '#domain/format/dates';
import { sharedValue } from '#domain/lists/sharedValue';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { displayStrings } from '#ui/displayStrings';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import styles from './ReportFigures.module.css';
import { emergencyDetailsStrings } from './strings';

type ReportFiguresProps = NonNullable<ReturnType<typeof emergencyReportFigures>> & {
  readonly look?: 'grid' | 'rows';
};

/** The figures of the newest report, each with its source, or with the one that all have below them. */
export function ReportFigures({ report, figures, look }: ReportFiguresProps) {
  const t = { ...useStrings(displayStrings), ...useStrings(emergencyDetailsStrings) };
  const { language } = useLanguage();
  const source = sharedValue(figures.flatMap((figure) => figure.source ?? []));
  const date = formatDate(parseMoment(report.report_date ?? report.updated_at), language) ?? '';
  return (
    <Stack gap="s4">
      <DescriptionGrid
        look={look}
        items={figures.map((figure) => ({
          id: figure.name,
          label: t[figure.name],
          value: <FigureValue figure={source === null ? figure : { ...figure, source: null }} look={look} />,
        }))}
      />
      <Note>
        {source !== null && `${t.source({ source: t[source] })}. `}
        {t.figuresFrom({ date })}{' '}
        <Link to="fieldReportDetails" params={{ fieldReportId: report.id }}>
          {t.openReport}
        </Link>
      </Note>
    </Stack>
  );
}

interface FigureValueProps extends Pick<ReportFiguresProps, 'look'> {
  readonly figure: ReportFigure;
}

function FigureValue({ figure: { value, source }, look }: FigureValueProps) {
  const t = useStrings(emergencyDetailsStrings);
  return (
    <div className={styles.value} data-look={look}>
      {typeof value === 'string' ? value : <TextOutput kind="number" value={value} />}
      {source && (
        <Note as="span" size="xs" className={styles.source}>
          {t[source]}
        </Note>
      )}
    </div>
  );
}
