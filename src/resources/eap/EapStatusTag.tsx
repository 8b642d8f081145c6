import type { EapRegistration } from '#contract/eap';
import { Tag } from '#ui/display/Tag';

const tones = { 10: 'neutral', 20: 'blue', 30: 'yellow', 40: 'blue', 50: 'green', 60: 'green' } as const;

/** The status of a protocol in the server's words. */
export function EapStatusTag({ registration }: { readonly registration: EapRegistration }) {
  return <Tag tone={tones[registration.status]}>{registration.status_display}</Tag>;
}
