import type { UseQueryResult } from '@tanstack/react-query';
import { useReference } from '#app/request/referenceData';
import type { ResponseOf } from '#contract/types';
import { type OptionKey, type OptionList, optionsFrom } from './definition';
import { type Named, namedOption } from './namedOption';

/** A page of named records as options. */
export const toOptionList = (
  query: Pick<UseQueryResult<{ readonly results: readonly Named[] }>, 'data' | 'isError' | 'refetch'>,
): OptionList => ({ options: query.data?.results.map(namedOption), isError: query.isError, refetch: query.refetch });

type Enums = ResponseOf<'GET /api/v2/global-enums/'>;

/** The choices of one of the server's global enums. */
export const enumOptions = (read: (enums: Enums) => readonly { readonly key: OptionKey; readonly value: string }[]) =>
  optionsFrom((): OptionList => {
    const { data, isError, refetch } = useReference('globalEnums');
    return { options: data && read(data).map(({ key, value }) => ({ key, label: value })), isError, refetch };
  });
