import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLanguage } from '#ui/language/LanguageContext';

/**
 * The locale of the library's widgets. It is rendered around the widgets that read it, in chunks
 * fetched on first use: the provider's module calls Intl when it is evaluated, which is slow at start-up.
 */
export function WidgetLanguage({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  return <I18nProvider locale={language}>{children}</I18nProvider>;
}
