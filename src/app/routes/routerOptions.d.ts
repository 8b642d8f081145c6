import type { NavigateOptions } from 'react-router-dom';

declare module '@react-types/shared' {
  /** Options that links of the design system pass to the router. */
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}
