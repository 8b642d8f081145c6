import { createContext, useContext } from 'react';
import type { EapKind } from '#domain/eap/eapTypes';

/** The kind of the protocol around a component. */
export const EapKindContext = createContext<EapKind>('simplified');

export const useEapKind = () => useContext(EapKindContext);
