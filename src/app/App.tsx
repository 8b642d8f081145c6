import { QueryClientProvider } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { NavigationContext } from '#app/navigation/NavigationContext';
import { queryClient } from '#app/request/queryClient';
import type { RouteTable } from '#app/routes/route';
import { LanguageContext, type WordSource } from '#ui/language/LanguageContext';
import { MapSettingsContext } from '#ui/map/MapSettings';
import { config } from './config';

const mapSettings = { token: config.mapToken ?? undefined, styleUrl: config.mapStyle ?? undefined };

interface AppProps {
  readonly router: RouterProviderProps['router'];
  readonly table: RouteTable;
  readonly words: WordSource;
}

/** The product, given its router, its routes and its words. Tests give it a router that starts elsewhere. */
export function App({ router, table, words }: AppProps) {
  return (
    <LanguageContext value={words}>
      <QueryClientProvider client={queryClient}>
        <NavigationContext value={table}>
          <MapSettingsContext value={mapSettings}>
            <NuqsAdapter>
              <RouterProvider router={router} />
            </NuqsAdapter>
          </MapSettingsContext>
        </NavigationContext>
      </QueryClientProvider>
    </LanguageContext>
  );
}
