/** A part of two versions of a text: in both, in the later one alone, or in the earlier one alone. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** The number of words from which two texts are not compared word by word: the effort grows with the product of their lengths. */
const mostWords = 2_000;

/** Words with the space after them, so that the parts joined are the text again. */
const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? [];

const isSameWord = (a: string | undefined, b: string | undefined) => a?.trimEnd() === b?.trimEnd();

/** For each pair of places, the number of words that both texts share after it. */
function sharedAfter(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, next] = [lengths[i], lengths[i + 1]];
    if (!row || !next) continue;
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] = isSameWord(before[i], after[j]) ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function joined(parts: readonly TextPart[]): readonly TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) result.splice(-1, 1, { ...last, text: last.text + part.text });
    else result.push(part);
  }
  return result;
}

/**
 * What changed between two versions of a text, word by word.
 *
 * @returns the parts in reading order, removed words before the added ones; both texts as a whole where they are very long
 */
export function wordDifferences(before: string, after: string): readonly TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > mostWords || now.length > mostWords) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const shared = sharedAfter(old, now);
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && is !== undefined && isSameWord(was, is)) {
      parts.push({ kind: 'same', text: is });
      i += 1;
      j += 1;
    } else if (was !== undefined && (is === undefined || (shared[i + 1]?.[j] ?? 0) >= (shared[i]?.[j + 1] ?? 0))) {
      parts.push({ kind: 'removed', text: was });
      i += 1;
    } else if (is !== undefined) {
      parts.push({ kind: 'added', text: is });
      j += 1;
    }
  }
  return joined(parts);
}
