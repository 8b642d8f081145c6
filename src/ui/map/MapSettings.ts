import { createContext } from 'react';

export interface MapSettings {
  /** Without one, maps draw a base of bundled shapes and make no requests. */
  readonly token?: string;
  /** The style drawn with the token: `mapbox://styles/…` */
  readonly styleUrl?: string;
}

/** Given once by the product; every map reads it. */
export const MapSettingsContext = createContext<MapSettings>({});
