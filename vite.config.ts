import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './aliases.mjs';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: aliases },
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0 },
});
