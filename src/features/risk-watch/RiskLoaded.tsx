import type { ComponentProps } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useRiskError } from './useRiskError';

/** A block with its query, as `Loaded`; a failure of the risk API says that the rest of the product works. */
export function RiskLoaded<Data>({ errorMessage, ...props }: ComponentProps<typeof Loaded<Data>>) {
  const messageOf = useRiskError();
  return <Loaded {...props} errorMessage={errorMessage ?? messageOf(props.query.error)} />;
}
