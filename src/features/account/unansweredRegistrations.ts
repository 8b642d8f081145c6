/** The addresses whose registration got no answer in this tab: the account may exist. They outlive a reload. */

const key = 'unanswered registrations';

const keyOf = (email: string) => email.trim().toLowerCase();

function storedAddresses(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a registration of this address got no answer before. */
export const isUnanswered = (email: string): boolean => storedAddresses().includes(keyOf(email));

/** Remembers that a registration of this address got no answer. */
export function keepUnanswered(email: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...new Set([...storedAddresses(), keyOf(email)])]));
  } catch {
    // blocked storage: the server's refusal is shown
  }
}
