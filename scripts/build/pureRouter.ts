import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const router = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));

const assignedName = /^\w+\.displayName = .*;$/gm;
const createdComponent = /= (React\d*\.(?:forwardRef|memo|createContext))\(/g;

/**
 * Takes the router's production build, and tells the bundler that its components have no side effects: the package offers its
 * development build alone under its name, and names its components by assignments that keep unused ones in the bundle.
 */
export const pureRouter = (): Plugin => ({
  name: 'pure-router',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: router('index.mjs') },
        { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
      ],
    },
  }),
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code.replace(assignedName, '').replace(createdComponent, '= /* @__PURE__ */ $1('),
      map: null,
    }),
  },
});
