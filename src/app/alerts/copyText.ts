import { showAlert } from './alerts';

/** Copies a text and says so; where the browser refuses, the alert shows the text. */
export async function copyText(text: string, words: { readonly done: string; readonly failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showAlert({ name: 'copied', variant: 'success', title: words.done });
  } catch {
    showAlert({ name: 'copied', variant: 'warning', title: words.failed, description: text });
  }
}
