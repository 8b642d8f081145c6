import { createContext, useContext } from 'react';

/** The last visit to an emergency, from its layout to its tabs; null on a first one. */
const LastVisit = createContext<Date | null>(null);

export const LastVisitProvider = LastVisit.Provider;

export const useLastVisitOfEmergency = () => useContext(LastVisit);
