import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import type { Plugin } from 'vite'
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

const ownCode = /\/(apps\/storefront|libs)\/.*\/?src\/.*\.tsx?$/
const recorder = platformFile('field-use/record-reads')

/** Helpers that esbuild writes for spreads and rests, and what takes their place. */
const helpers = { __spreadValues: 'spreadValues', __objRest: 'restOf' }

const withRecordingCopies = (code: string): string =>
  Object.entries(helpers).reduce(
    (text, [helper, name]) =>
      text.replace(
        new RegExp(`var ${helper} = [^]*?\\n};`),
        `import { ${name} as ${helper} } from ${JSON.stringify(recorder)};`,
      ),
    code,
  )

/** Spreads copy what they are given without a word; written out as calls they go through the recorder. */
const recordingCopies = (): Plugin => ({
  name: 'recording-copies',
  enforce: 'pre',
  transform: async (code, id) => {
    if (!ownCode.test(id) || id.includes('/field-use/') || !code.includes('...')) return undefined
    const loader = id.endsWith('x') ? 'tsx' : 'ts'
    const supported = { 'object-rest-spread': false }
    const lowered = await transform(code, { loader, jsx: 'automatic', supported, target: 'esnext' })
    return { code: withRecordingCopies(lowered.code), map: null }
  },
})

export const fieldUse = (): Plugin[] => [standIns(replaced), recordingCopies()]
