import type { ComponentProps } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useRiskError } from './useRiskError';

/** `Loaded` with the error messages of the risk API, which say that the rest of the product still works. */
export function RiskLoaded<Data>({ errorMessage, ...props }: ComponentProps<typeof Loaded<Data>>) {
  const messageOf = useRiskError();
  return <Loaded {...props} errorMessage={errorMessage ?? messageOf(props.query.error)} />;
}
