import type { NavigateOptions } from 'react-router-dom';

declare module '@react-types/shared' {
  /** What links of the design system may hand to the router besides the address. */
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}
