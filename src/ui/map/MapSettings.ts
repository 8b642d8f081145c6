import { createContext } from 'react';

export interface MapSettings {
  /** Without one, maps draw a base of bundled shapes and make no requests. */
  readonly token?: string;
  /** The style drawn with the token: `mapbox://styles/…` */
  readonly styleUrl?: string;
}

/** Provided once by the product for all maps. */
export const MapSettingsContext = createContext<MapSettings>({});
