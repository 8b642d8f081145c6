interface AppealName {
  readonly name: string;
  readonly event_details?: { readonly name?: string | null } | null;
}

/** The name of an appeal's emergency; the appeal's own where the emergency is unknown or has none. */
export const emergencyNameOf = ({ name, event_details }: AppealName): string => event_details?.name?.trim() || name;
