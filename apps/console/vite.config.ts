import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const simulator = process.env['SIMULATOR_URL'] ?? 'http://localhost:4010'

export default defineConfig({
  base: '/__sim/',
  plugins: [react()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
  // The router brings a stand-in for what React has had since 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }] },
  server: { proxy: { '^/__sim/(v1|health)': { target: simulator, changeOrigin: false } } },
  preview: { proxy: { '^/__sim/(v1|health)': { target: simulator, changeOrigin: false } } },
})
