import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import type { ResponseOf } from '#contract/types';
import { totalsOf } from '#domain/appeals/totals';
import { percentOf } from '#domain/format/numbers';
import { AsOf } from '#ui/display/AsOf';
import { type KeyFigure, KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { type AppealPlace, appealFiguresQuery } from './queries';
import { appealFigureStrings } from './strings';

interface AppealFiguresProps {
  readonly place?: AppealPlace;
  /** Figures of the place itself, shown after those of its operations. */
  readonly more?: readonly KeyFigure[];
}

/** The active operations of a place in five figures, with their source and day. @source reference/shell-and-account.md, section 1.8 */
export function AppealFigures({ place, more = [] }: AppealFiguresProps) {
  const t = useStrings(appealFigureStrings);
  const query = useQuery(appealFiguresQuery(place));
  return (
    <Stack gap="s2">
      <Loaded query={query} isCompact skeleton={<Figures more={more} />}>
        {(data) => <Figures data={totalsOf(data)} more={more} />}
      </Loaded>
      <Note size="xs">
        {t.source}
        <AsOf at={query.dataUpdatedAt} isPending={query.isPending} />
      </Note>
    </Stack>
  );
}

interface FiguresProps {
  readonly data?: Readonly<Record<keyof ResponseOf<'GET /api/v2/appeal/aggregated'>, number>>;
  readonly more: readonly KeyFigure[];
}

function Figures({ data, more }: FiguresProps) {
  const t = useStrings(appealFigureStrings);
  const coverage = percentOf(data?.amount_funded_dref_included, data?.amount_requested_dref_included);
  return (
    <KeyFigures
      isLoading={data === undefined}
      figures={[
        {
          id: 'drefs',
          label: t.activeDrefs,
          value: data?.active_drefs,
          info: <InfoPopup label={t.activeDrefs}>{t.activeDrefsInfo}</InfoPopup>,
        },
        {
          id: 'appeals',
          label: t.activeAppeals,
          value: data?.active_appeals,
          info: <InfoPopup label={t.activeAppeals}>{t.activeAppealsInfo}</InfoPopup>,
        },
        {
          id: 'requested',
          label: t.requirements,
          value: data?.amount_requested_dref_included,
          currency: 'CHF',
        },
        {
          id: 'coverage',
          label: t.coverage,
          value: coverage,
          kind: 'percent',
          progress: { label: t.coverage, value: coverage },
        },
        { id: 'people', label: t.targeted, value: data?.target_population },
        ...more,
      ]}
    />
  );
}
