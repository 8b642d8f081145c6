import { useMemo } from 'react';
import type { OpsLearning } from '#contract/opsLearning';
import { emergencyNameOf } from '#domain/appeals/emergencyName';
import { useStrings } from '#ui/language/useStrings';
import { dateColumn, type FileColumn, listColumn, momentColumn, numberColumn, textColumn } from '#ui/table/columns';
import { learningFilterStrings } from './filterStrings';
import { learningSourceStrings } from './sourceStrings';

/** An extract with the names of what it is tagged with. */
export interface NamedExtract extends OpsLearning {
  readonly country: string | null;
  readonly region: string | null;
  readonly hazard: string | null;
  /** Lesson learned or challenge. */
  readonly finding: string | null;
  readonly sectors: readonly string[];
  readonly components: readonly string[];
  readonly organizations: readonly string[];
}

/** The columns of extracts as a file: one row an extract. @source reference/preparedness.md, section 4.3 */
export function useExtractColumns(): readonly FileColumn<NamedExtract>[] {
  const t = useStrings(learningSourceStrings);
  const filterStrings = useStrings(learningFilterStrings);
  return useMemo(
    () => [
      textColumn({
        id: 'learning',
        header: t.extract,
        hxl: '#description',
        value: ({ learning_validated }) => learning_validated,
      }),
      textColumn({
        id: 'emergency',
        header: t.emergency,
        hxl: '#event+name',
        value: ({ appeal }) => appeal && emergencyNameOf(appeal),
      }),
      textColumn({ id: 'finding', header: filterStrings.learningType, value: ({ finding }) => finding }),
      textColumn({
        id: 'name',
        header: t.appealName,
        hxl: '#activity+appeal+name',
        value: ({ appeal }) => appeal?.name,
      }),
      textColumn({ id: 'code', header: t.code, hxl: '#activity+appeal+code', value: (row) => row.appeal_code }),
      textColumn({
        id: 'type',
        header: t.appealType,
        hxl: '#activity+appeal+type',
        value: ({ appeal }) => appeal?.atype,
      }),
      textColumn({
        id: 'hazard',
        header: filterStrings.disasterType,
        hxl: '#event+type',
        value: ({ hazard }) => hazard,
      }),
      textColumn({ id: 'region', header: filterStrings.region, hxl: '#region+name', value: ({ region }) => region }),
      textColumn({ id: 'country', header: t.country, hxl: '#country+name', value: ({ country }) => country }),
      dateColumn({
        id: 'start',
        header: t.startDate,
        hxl: '#date+start',
        value: ({ appeal }) => appeal?.start_date,
      }),
      listColumn({ id: 'sectors', header: filterStrings.sector, hxl: '#sector+list', value: (row) => row.sectors }),
      listColumn({ id: 'components', header: filterStrings.component, value: (row) => row.components }),
      listColumn({ id: 'organizations', header: filterStrings.organization, value: (row) => row.organizations }),
      textColumn({ id: 'source', header: t.source, hxl: '#meta+source', value: (row) => row.document_name }),
      textColumn({ id: 'address', header: t.address, hxl: '#meta+url', value: (row) => row.document_url }),
      momentColumn({ id: 'changed', header: t.changed, hxl: '#date+updated', value: ({ modified_at }) => modified_at }),
      numberColumn({ id: 'number', header: t.number, hxl: '#meta+id', value: ({ id }) => id }),
    ],
    [t, filterStrings],
  );
}
