import type { Plugin } from 'vite'

const mark = /\s+data-shows=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g

/** What a part of a page shows of the contract is named for tests against the simulator; any other build does without. */
export const withoutMarks = (): Plugin => ({
  name: 'without-marks',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.tsx') ? { code: code.replaceAll(mark, ''), map: null } : undefined),
})
