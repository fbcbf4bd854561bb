import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { recordingCopies } from './recording-copies.ts'
import { platformFile, standIns, type StandIn } from './stand-ins.ts'

/** `vite build --mode recording`: the simulator's build, which also records which fields of answers pages read. */
export const recordingMode = 'recording'

const replaced: readonly StandIn[] = [
  {
    importer: '/platform/src/client/carrier-client.ts',
    source: './call-attempts',
    file: platformFile('field-use/call-attempts'),
  },
  {
    importer: '/platform/src/create-shop.ts',
    source: '@tanstack/react-query',
    file: platformFile('field-use/query-client'),
  },
  {
    importer: '/storefront/src/main.tsx',
    source: './document/document-state',
    file: fileURLToPath(new URL('../src/field-use/document-state.ts', import.meta.url)),
  },
]

export const fieldUse = (): Plugin[] => [standIns(replaced), recordingCopies(platformFile('field-use/record-reads'))]
