import { Fragment } from 'react';
import { type Season, type SeasonGroup, seasonGroups } from '#domain/country/seasonalCalendar';
import { acapsUrl } from '#domain/country/sources';
import { formatDate, monthNames } from '#domain/format/dates';
import { isolated } from '#domain/format/isolated';
import { sharedValue } from '#domain/lists/sharedValue';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { DatabankCard } from './DatabankCard';
import { FigureSource } from './FigureSource';
import styles from './SeasonalCalendar.module.css';
import { databankStrings } from './strings';

/** Numbers of the style classes of the types of season. */
const looks: Readonly<Record<string, number>> = {
  'Planting and growing': 4,
  Harvest: 3,
  'Seasonal hazard': 1,
  'Lean season': 5,
  Livestock: 2,
};

/**
 * When seasons and hazards recur in a year: a table with a column for each month.
 *
 * @param country - its name, for sentences
 * @source reference/risk-watch.md, section 1.7
 */
export default function SeasonalCalendar({ country }: { readonly country: string }) {
  const t = useStrings(databankStrings);
  const { language } = useLanguage();
  return (
    <DatabankCard
      title={t.seasons}
      emptyMessage={t.noSeasons({ country })}
      height="454px"
      select={({ acaps }) => {
        const groups = seasonGroups(acaps, language);
        return groups.length === 0 ? null : groups;
      }}
      footer={<FigureSource name={t.acaps} href={acapsUrl} />}
    >
      {(groups) => <Calendar groups={groups} />}
    </DatabankCard>
  );
}

function Calendar({ groups }: { readonly groups: readonly SeasonGroup[] }) {
  const t = useStrings(databankStrings);
  const { language } = useLanguage();
  const months = monthNames(language);
  const sourceOf = ({ source, sourceDate }: Season) => {
    const date = formatDate(sourceDate, language);
    if (!source) return null;
    const name = isolated(source);
    return date ? t.seasonSourceDated({ source: name, date }) : t.seasonSource({ source: name });
  };
  // said once where all seasons that name a source have the same
  const shared = sharedValue(groups.flatMap(({ seasons }) => seasons.flatMap((season) => sourceOf(season) ?? [])));
  return (
    <Stack gap="s2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields */}
      <div className={styles.scroller} role="group" aria-label={t.seasons} tabIndex={0}>
        <table className={styles.calendar} aria-label={t.seasons}>
          <thead>
            <tr>
              <th scope="col">{t.season}</th>
              {months.map((month) => (
                <th key={month} scope="col">
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ type, seasons }) => (
            <tbody key={type} data-look={looks[type] ?? 6}>
              <tr>
                <th scope="rowgroup" colSpan={months.length + 1} className={styles.type}>
                  <span dir="auto">{type || t.otherSeasons}</span>
                </th>
              </tr>
              {seasons.map((season) => (
                <SeasonRow
                  key={season.id}
                  season={season}
                  months={months}
                  source={shared === null ? sourceOf(season) : null}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {shared && <Note size="xs">{shared}</Note>}
    </Stack>
  );
}

interface SeasonRowProps {
  readonly season: Season;
  readonly months: readonly string[];
  /** Null where it is said for all seasons. */
  readonly source: string | null;
}

function SeasonRow({ season: { label, events, runs }, months, source }: SeasonRowProps) {
  return (
    <tr>
      <th scope="row">
        <span dir="auto">{label}</span>
        {source && (
          <Note as="span" size="xs" className={styles.source}>
            {source}
          </Note>
        )}
      </th>
      {runs.map(({ from, to }, index) => {
        const gap = from - ((runs[index - 1]?.to ?? -1) + 1);
        return (
          <Fragment key={from}>
            {gap > 0 && <td colSpan={gap} />}
            <td colSpan={to - from + 1} className={styles.run} dir="auto">
              {events.join(', ') || label}
            </td>
          </Fragment>
        );
      })}
      {(runs.at(-1)?.to ?? 0) < months.length - 1 && <td colSpan={months.length - 1 - (runs.at(-1)?.to ?? 0)} />}
    </tr>
  );
}
