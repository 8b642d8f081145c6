import type { Plugin } from 'vite';

export function sandboxInDevelopment(): Plugin;
