import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { carrierProxy } from './build/carrier-proxy.ts'
import { codeLoader } from './build/code-loader.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { developerOverlay, isForSimulator } from './build/developer-overlay.ts'
import { documentServer } from './build/document-server.ts'
import { fieldUse, recordingMode } from './build/field-use.ts'
import { serverCode } from './build/server-code.ts'
import { fontLicense } from './build/font-license.ts'
import { plainImports } from './build/plain-imports.ts'
import { precompress } from './build/precompress.ts'
import { shopFonts } from './build/shop-fonts.ts'
import { standIns } from './build/stand-ins.ts'
import { styleSheets } from './build/style-sheets.ts'
import { withoutMarks } from './build/without-marks.ts'

const carrier = process.env['SIMULATOR_URL'] ?? 'http://localhost:4011'

const isRecording = (_: unknown, { mode }: { mode: string }) => mode === recordingMode

const licenses = 'third-party-licenses.md'

export default defineConfig({
  plugins: [
    shopFonts(),
    standIns(),
    { ...withoutMarks(), apply: (_, { command, mode }) => command === 'build' && !isForSimulator(mode) },
    ...fieldUse().map((plugin) => ({ ...plugin, apply: isRecording })),
    plainImports(),
    react(),
    developerOverlay(),
    documentServer(),
    styleSheets(),
    codeLoader(),
    precompress(),
    fontLicense(licenses),
  ],
  build: {
    target: 'es2022',
    license: { fileName: licenses },
    manifest: true,
    assetsInlineLimit: 0,
    cssMinify: false,
    // The document names what a page needs; after that, chunks are few enough to come without a list of each one's own.
    modulePreload: false,
    rolldownOptions: {
      external: serverCode,
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      preserveEntrySignatures: false,
      output: {
        codeSplitting: {
          groups: chunkGroups,
          experimentalInlineCommonChunks: { maxSize: 12 * 1024 },
        },
      },
    },
  },
  // The router brings a stand-in for what React has had since 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }] },
  server: { proxy: carrierProxy(carrier) },
  optimizeDeps: { exclude: ['@ts-rest/react-query'] },
})
