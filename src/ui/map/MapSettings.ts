import { createContext } from 'react';

export interface MapSettings {
  /** Without a token, maps use a base map of bundled shapes and send no requests. */
  readonly token?: string;
  /** The style used with the token: `mapbox://styles/…` */
  readonly styleUrl?: string;
}

/** Provided once by the product for all maps. */
export const MapSettingsContext = createContext<MapSettings>({});
