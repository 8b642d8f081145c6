import type { Page } from '@playwright/test';

/** Milliseconds. */
const longestWait = 30_000;
const betweenLooks = 150;
const unchangedLooks = 3;

/** Whether a page was left for another document, as those that lead elsewhere are, while it was looked at. */
const isLeft = (error: unknown) => error instanceof Error && error.message.includes('Execution context was destroyed');

export interface Look {
  /** Whether the page says that it loads, or has more below. */
  readonly isBusy: boolean;
  /** The lines of the page's main part, without blank ones. */
  readonly lines: readonly string[];
  /** The text of the whole page. */
  readonly text: string;
}

const nothing: Look = { isBusy: true, lines: [], text: '' };

/** Reads a page and scrolls on by a window, so that every block is rendered in the end. */
export async function lookAt(page: Page): Promise<Look> {
  const looked = page.evaluate((between: Look) => {
    // between two documents there is none
    if (!document.body) return between;
    window.scrollTo(0, window.scrollY + window.innerHeight);
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    const isLoading = document.querySelector('[aria-busy="true"]') !== null || !document.querySelector('main h1');
    const lines = document.querySelector('main')?.innerText.split('\n') ?? [];
    return {
      isBusy: isLoading || !isAtEnd,
      lines: lines.map((line) => line.trim()).filter((line) => line !== ''),
      text: document.body.innerText,
    };
  }, nothing);
  return looked.catch((error) => {
    if (isLeft(error)) return nothing;
    throw error;
  });
}

interface UntilUnchangedOptions {
  /** A look that does not count, however often it is the same. */
  readonly isPassing: (look: Look) => boolean;
  /** Milliseconds. */
  readonly longest: number;
}

/** Looks at a page until its text is the same several times in a row. @returns the last look, and whether it is the same as before */
export async function untilUnchanged(
  page: Page,
  { isPassing, longest }: UntilUnchangedOptions,
): Promise<{ readonly look: Look; readonly isUnchanged: boolean }> {
  const until = Date.now() + longest;
  let look = nothing;
  let unchanged = 0;
  while (unchanged < unchangedLooks && Date.now() < until) {
    await page.waitForTimeout(betweenLooks);
    const { text } = look;
    look = await lookAt(page);
    unchanged = isPassing(look) || look.text !== text ? 0 : unchanged + 1;
  }
  return { look, isUnchanged: unchanged === unchangedLooks };
}

/** Scrolls to the end, so that every block is rendered, and waits until nothing loads. @returns whether the page came to rest */
export async function settled(page: Page): Promise<boolean> {
  const { isUnchanged } = await untilUnchanged(page, { isPassing: ({ isBusy }) => isBusy, longest: longestWait });
  return isUnchanged;
}
