import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLanguage } from '#ui/language/LanguageContext';

/**
 * The language in which widgets of the library speak and lay themselves out. It stands around those that read it, in chunks
 * fetched on first use: the provider's module calls Intl when it is evaluated, which is slow at start-up.
 */
export function WidgetLanguage({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  return <I18nProvider locale={language}>{children}</I18nProvider>;
}
