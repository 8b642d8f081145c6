import { useParams } from 'react-router-dom';
import type { NumericParam } from './path';

/** Route parameters as numbers; the route's loader has already refused anything else. */
export function useNumericParams<N extends NumericParam>(...names: readonly N[]): { readonly [K in N]: number } {
  const params = useParams();
  return Object.fromEntries(names.map((name) => [name, Number(params[name])])) as { [K in N]: number };
}
