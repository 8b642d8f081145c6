import { QueryClientProvider } from '@tanstack/react-query';
import type { RouterProviderProps } from 'react-router-dom';
import { queryClient } from '#app/request/queryClient';
import { SyncedRouter } from '#app/router/SyncedRouter';
import { type Sections, SectionsContext } from '#app/routes/SectionsContext';
import { CurrentUserProvider } from '#app/session/CurrentUserProvider';
import { LanguageContext, type TranslationSource } from '#ui/language/LanguageContext';
import { MapSettingsContext } from '#ui/map/MapSettings';
import { config } from './config';

const mapSettings = { token: config.mapToken ?? undefined, styleUrl: config.mapStyle ?? undefined };

const noSections: Sections = {};

interface AppProps {
  readonly router: RouterProviderProps['router'];
  readonly sections?: Sections;
  readonly translations: TranslationSource;
}

/** The product. Tests pass a router with another initial location. */
export function App({ router, sections = noSections, translations }: AppProps) {
  return (
    <LanguageContext value={translations}>
      <QueryClientProvider client={queryClient}>
        <CurrentUserProvider>
          <SectionsContext value={sections}>
            <MapSettingsContext value={mapSettings}>
              <SyncedRouter router={router} />
            </MapSettingsContext>
          </SectionsContext>
        </CurrentUserProvider>
      </QueryClientProvider>
    </LanguageContext>
  );
}
