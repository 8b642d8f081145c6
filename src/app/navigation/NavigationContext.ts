import { createContext, useContext } from 'react';
import type { RouteTable } from '#app/routes/route';

/** The route table, handed down: links know it by type, and get it here, so that no page imports all the others. */
export const NavigationContext = createContext<RouteTable>({});

export const useRouteTable = () => useContext(NavigationContext);
