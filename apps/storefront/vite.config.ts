import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { developerOverlay } from './build/developer-overlay.ts'
import { documentServer } from './build/document-server.ts'
import { plainImports } from './build/plain-imports.ts'
import { precompress } from './build/precompress.ts'
import { thinRoutes } from './build/thin-routes.ts'

const carrier = { target: process.env['SIMULATOR_URL'] ?? 'http://localhost:4011', changeOrigin: false }
const carrierPaths = ['/soe', '/onedp', '/support', '/content', '/services-v1', '/__sim', '/signin']

/** Gives ts-rest's hooks the part of its core that they need: the real one carries a schema library. */
const thinTsRestCore = (): Plugin => ({
  name: 'thin-ts-rest-core',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '@ts-rest/core' && importer?.includes('/@ts-rest/react-query/')
      ? fileURLToPath(new URL('../../libs/shop/platform/src/client/ts-rest-core.ts', import.meta.url))
      : undefined,
})

export default defineConfig({
  plugins: [
    thinTsRestCore(),
    thinRoutes(),
    plainImports(),
    react(),
    developerOverlay(),
    documentServer(thinTsRestCore),
    precompress(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    // The document names what a page needs; after that, chunks are few enough to come without a list of each one's own.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  // The router brings a stand-in for what React has had since 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }] },
  server: { proxy: Object.fromEntries(carrierPaths.map((path) => [path, carrier])) },
  optimizeDeps: { exclude: ['@ts-rest/react-query'] },
})
