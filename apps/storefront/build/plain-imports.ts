import type { Plugin } from 'vite'

/** Vite wraps dynamic imports to preload what they need. The document preloads it here, so the wrapper does nothing. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
})
