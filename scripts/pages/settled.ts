import type { Page } from '@playwright/test';

/** Milliseconds. */
const longestWait = 30_000;
const betweenLooks = 150;
const unchangedLooks = 3;

/** Whether a page was left for another document, as those that lead elsewhere are, while it was looked at. */
const isLeft = (error: unknown) => error instanceof Error && error.message.includes('Execution context was destroyed');

function look(page: Page): Promise<readonly [isBusy: boolean, text: string]> {
  const looked = page.evaluate(() => {
    // between two documents there is none
    if (!document.body) return [true, ''] as const;
    window.scrollTo(0, window.scrollY + window.innerHeight);
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    const isLoading = document.querySelector('[aria-busy="true"]') !== null || !document.querySelector('main h1');
    return [isLoading || !isAtEnd, document.body.innerText] as const;
  });
  return looked.catch((error) => {
    if (isLeft(error)) return [true, ''] as const;
    throw error;
  });
}

/** Scrolls to the end, so that every block is rendered, and waits until nothing loads. @returns whether the page came to rest */
export async function settled(page: Page): Promise<boolean> {
  const until = Date.now() + longestWait;
  let last = '';
  let unchanged = 0;
  while (Date.now() < until) {
    const [isBusy, text] = await look(page);
    unchanged = isBusy || text !== last ? 0 : unchanged + 1;
    last = text;
    if (unchanged === unchangedLooks) return true;
    await page.waitForTimeout(betweenLooks);
  }
  return false;
}
