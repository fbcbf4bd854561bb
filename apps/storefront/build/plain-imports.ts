import type { Plugin } from 'vite'

/** Vite wraps every dynamic import to preload what it needs; nothing is left to preload here, so nothing is wrapped. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
})
