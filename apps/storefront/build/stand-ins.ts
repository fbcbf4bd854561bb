import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIn = (name: string) =>
  fileURLToPath(new URL(`../../../libs/shop/platform/src/client/stand-ins/${name}.ts`, import.meta.url))

/** What a package imports, and what it gets instead. */
const replaced: readonly { importer: string; source: string; file: string }[] = [
  { importer: '/@ts-rest/react-query/', source: '@ts-rest/core', file: 'ts-rest-core' },
  { importer: '/@ts-rest/react-query/', source: '@tanstack/react-query', file: 'react-query' },
  { importer: '/@tanstack/query-core/', source: './infiniteQueryBehavior.js', file: 'infinite-query-behavior' },
]

/** A browser would fetch 16 kB of schemas, observers and lists that it never runs. */
export const standIns = (): Plugin => ({
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const found = replaced.find((each) => each.source === source && importer.includes(each.importer))
    return found && standIn(found.file)
  },
})
