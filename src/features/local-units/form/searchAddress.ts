import type { Language } from '#domain/language/language';

export interface FoundAddress {
  readonly id: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

interface SearchOptions {
  readonly token: string;
  /** ISO 3166 alpha-2; addresses of other countries are not found. */
  readonly iso: string | null;
  readonly language: Language;
  readonly signal: AbortSignal;
}

const service = 'https://api.mapbox.com/geocoding/v5/mapbox.places/';

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

/** Geocodes a text to addresses in a country with the service of the map. @throws when the service fails */
export async function searchAddress(
  text: string,
  { token, iso, language, signal }: SearchOptions,
): Promise<FoundAddress[]> {
  const url = new URL(`${encodeURIComponent(text)}.json`, service);
  url.searchParams.set('access_token', token);
  url.searchParams.set('language', language);
  url.searchParams.set('limit', '5');
  if (iso) url.searchParams.set('country', iso.toLowerCase());
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The search of addresses answered ${response.status}`);
  const { features }: { readonly features?: unknown } = await response.json();
  if (!Array.isArray(features)) return [];
  return features.flatMap(({ id, place_name: name, center }: Readonly<Record<string, unknown>>) =>
    isPair(center) ? [{ id: String(id), name: String(name), longitude: center[0], latitude: center[1] }] : [],
  );
}
