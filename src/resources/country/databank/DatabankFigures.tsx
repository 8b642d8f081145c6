import { Loaded } from '#app/request/Loaded';
import type { CountryDatabank } from '#contract/countryDatabank';
import { type KeyFigure, KeyFigures } from '#ui/display/KeyFigures';
import { StateMessage } from '#ui/feedback/StateMessage';
import { Stack } from '#ui/layout/Stack';
import { useCountry } from '../useCountry';
import { DatabankUpdated } from './DatabankUpdated';
import { useDatabank } from './queries';

interface DatabankFiguresProps {
  readonly title: string;
  /** The figures of the databank; called with null while it loads. */
  readonly figuresOf: (databank: CountryDatabank | null) => readonly KeyFigure[];
  /** Shown when none of the figures has a value. */
  readonly emptyMessage: string;
}

/** A section of figures of the country's databank. */
export function DatabankFigures({ title, figuresOf, emptyMessage }: DatabankFiguresProps) {
  const query = useDatabank(useCountry().id);
  const loading = figuresOf(null).map((figure) => ({ ...figure, origin: null }));
  return (
    <Stack as="section" gap="s4" aria-label={title}>
      <h2>{title}</h2>
      <Loaded query={query} skeleton={<KeyFigures isLoading figures={loading} />}>
        {(databank) => {
          const figures = figuresOf(databank);
          const isKnown = figures.some(({ value }) => value !== null && value !== undefined);
          return isKnown ? (
            <>
              <KeyFigures figures={figures} />
              <DatabankUpdated databank={databank} />
            </>
          ) : (
            <StateMessage state="empty" message={emptyMessage} />
          );
        }}
      </Loaded>
    </Stack>
  );
}
