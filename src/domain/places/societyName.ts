interface Society {
  readonly society_name?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/**
 * What a National Society is called: by its country where it has no name of its own, which the server may send as null or empty.
 *
 * @returns null where neither is known, or there is no society
 */
export const societyName = (country: Society | null | undefined): string | null =>
  country?.society_name?.trim() || (country?.name ?? null);
