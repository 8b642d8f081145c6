interface Society {
  readonly society_name?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/**
 * The name of a National Society, or of its country where `society_name` is null or empty.
 *
 * @returns null without a society, and when both are unknown
 */
export const societyName = (country: Society | null | undefined): string | null =>
  country?.society_name?.trim() || (country?.name ?? null);
