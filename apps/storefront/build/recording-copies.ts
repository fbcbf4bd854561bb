import { transform } from 'esbuild'
import type { Plugin } from 'vite'

const ownCode = /\/(apps\/storefront|libs)\/.*\/?src\/.*\.tsx?$/

/** Helpers that esbuild writes for spreads and rests, and what takes their place. */
const helpers = { __spreadValues: 'spreadValues', __objRest: 'restOf' }

const withRecordingCopies = (code: string, recorder: string): string =>
  Object.entries(helpers).reduce(
    (text, [helper, name]) =>
      text.replace(
        new RegExp(`var ${helper} = [^]*?\\n};`),
        `import { ${name} as ${helper} } from ${JSON.stringify(recorder)};`,
      ),
    code,
  )

/** Spreads copy what they are given without a word; written out as calls they go through the recorder. */
export const recordingCopies = (recorder: string): Plugin => ({
  name: 'recording-copies',
  enforce: 'pre',
  transform: async (code, id) => {
    if (!ownCode.test(id) || id.includes('/field-use/') || !code.includes('...')) return undefined
    const loader = id.endsWith('x') ? 'tsx' : 'ts'
    const supported = { 'object-rest-spread': false }
    const lowered = await transform(code, { loader, jsx: 'automatic', supported, target: 'esnext' })
    return { code: withRecordingCopies(lowered.code, recorder), map: null }
  },
})
