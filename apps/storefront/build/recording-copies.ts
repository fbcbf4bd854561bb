import { transform } from 'esbuild'
import type { Plugin } from 'vite'

const ownCode = /\/(apps\/storefront|libs)\/(.*\/)?src\/.*\.tsx?$/

/** esbuild's helpers for spreads and rests, and the recorder's functions that replace them. */
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

/** A spread reads every field of what it copies; written out as a call, the recorder knows it for a copy. */
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
