import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

const simulator = process.env['SIMULATOR_URL'] ?? 'http://localhost:4021'
const target = { target: simulator, changeOrigin: false }

/** The whole typeface: the shop's build cuts its own from it. */
const typeface = (axes: string) =>
  resolve(`@fontsource-variable/instrument-sans/files/instrument-sans-latin-${axes}-normal.woff2`)

const tsRestCore = new URL('../../libs/shop/platform/src/client/stand-ins/ts-rest-core.ts', import.meta.url)

/** The shop's routes have no schemas; its build gives the client the same stand-in. */
const routesWithoutSchemas: Plugin = {
  name: 'routes-without-schemas',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === '@ts-rest/core' && importer.includes('/@ts-rest/react-query/') ? fileURLToPath(tsRestCore) : undefined,
}

export default defineConfig({
  plugins: [routesWithoutSchemas, react()],
  // A part that is fetched late in the shop is here at once, and a page loads one script for all stories.
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  resolve: {
    alias: {
      '@soe/shop-fonts/text.woff2': typeface('wght'),
      '@soe/shop-fonts/display.woff2': typeface('wdth'),
    },
  },
  server: {
    proxy: {
      '^/(soe|onedp|support|content|services-v1|__sim|signin|mobileappgateway|tagmanager|paypal|affirm|wallets|ryl|pictures)(/|$)':
        target,
    },
  },
  optimizeDeps: { exclude: ['@ts-rest/react-query'] },
})
