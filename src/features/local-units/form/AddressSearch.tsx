import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { useReference } from '#app/request/referenceData';
import { Button } from '#ui/actions/Button';
import { List } from '#ui/display/List';
import { StateMessage } from '#ui/feedback/StateMessage';
import { TextField } from '#ui/fields/TextField';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { useLanguage } from '#ui/language/LanguageContext';
import { searchAddress } from './searchAddress';
import type { UnitValues } from './unitShape';
import { useUnitStrings } from './useUnitStrings';

interface AddressSearchProps {
  readonly token: string;
  readonly onPlace: (longitude: number, latitude: number) => void;
}

/** Finds the position by an address of the country. */
export function AddressSearch({ token, onPlace }: AddressSearchProps) {
  const t = useUnitStrings();
  const { language } = useLanguage();
  const country = useFormSelector((values: UnitValues) => values.country);
  const { data: countries } = useReference('countries');
  const iso = countries?.results.find(({ id }) => id === country)?.iso ?? null;
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['addresses', searched, iso, language],
    queryFn: ({ signal }) => searchAddress(searched, { token, iso, language, signal }),
    enabled: searched !== '',
  });
  return (
    <>
      <FieldsInRow>
        <TextField type="search" label={t.searchAddress} value={text} onChange={(value) => setText(value ?? '')} />
        <Button isBusy={isFetching} isDisabled={text.trim() === ''} onPress={() => setSearched(text.trim())}>
          {t.search}
        </Button>
      </FieldsInRow>
      {isError && <StateMessage state="error" isCompact message={t.searchFailed} onRetry={() => void refetch()} />}
      {data?.length === 0 && <StateMessage state="empty" isCompact message={t.noneFound} />}
      {data && data.length > 0 && (
        <section aria-label={t.found}>
          <List items={data} itemKey={({ id }) => id}>
            {({ name, longitude, latitude }) => (
              <Button variant="text" onPress={() => onPlace(longitude, latitude)}>
                {name}
              </Button>
            )}
          </List>
        </section>
      )}
    </>
  );
}
