import { type ReactNode, use } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useLanguage } from '#ui/language/LanguageContext';
import { NavigateContext } from '../layout/NavigateContext';

/**
 * The language and the router of the library's widgets. It is rendered around the widgets that read them, in chunks
 * fetched on first use: start-up needs nothing of the library, and the provider's module calls Intl when it is evaluated, which is slow.
 */
export function WidgetProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <I18nProvider locale={language}>
      <RouterProvider navigate={use(NavigateContext)}>{children}</RouterProvider>
    </I18nProvider>
  );
}
