import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const simulator = process.env['SIMULATOR_URL'] ?? 'http://localhost:4010'

export default defineConfig({
  base: '/__sim/',
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    license: { fileName: 'third-party-licenses.md' },
  },
  resolve: {
    // The design system in its console theme.
    conditions: ['console', ...defaultClientConditions],
    // The router brings a stand-in for what React has had since 18.
    alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }],
  },
  server: { proxy: { '^/__sim/(v1|health)': { target: simulator, changeOrigin: false } } },
  preview: { proxy: { '^/__sim/(v1|health)': { target: simulator, changeOrigin: false } } },
})
