import { useMemo } from 'react';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { type Column, textColumn } from '#ui/table/columns';
import type { ComponentRow } from './componentRows';
import styles from './country.module.css';
import { countryPerStrings } from './strings';

/** The columns of rated components, optionally with notes. */
export function useComponentColumns(hasNotes: boolean) {
  const t = useStrings(countryPerStrings);
  return useMemo((): readonly Column<ComponentRow>[] => {
    const rating: Column<ComponentRow> = {
      ...textColumn<ComponentRow>({
        id: 'rating',
        header: t.rating,
        value: ({ value, ratingTitle }) =>
          value === null ? t.notReviewed : t.ratingValue({ value, title: ratingTitle ?? '' }),
      }),
      sortValue: ({ value }) => value ?? 0,
    };
    return [
      textColumn({ id: 'component', header: t.component, value: ({ title }) => title }),
      textColumn({
        id: 'area',
        header: t.areaColumn,
        value: ({ area }) => area && t.area({ number: area.area_num, title: area.title ?? '' }),
      }),
      rating,
      ...(hasNotes
        ? [
            {
              id: 'notes',
              header: t.notes,
              cell: ({ notes }: ComponentRow) => (
                <span className={styles.lines}>
                  <TextOutput value={notes} />
                </span>
              ),
              sortValue: ({ notes }: ComponentRow) => notes,
            },
          ]
        : []),
    ];
  }, [t, hasNotes]);
}
