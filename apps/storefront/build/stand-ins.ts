import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What a module imports, and the file that it gets instead. */
export interface StandIn {
  readonly importer: string
  readonly source: string
  readonly file: string
}

export const platformFile = (name: string) =>
  fileURLToPath(new URL(`../../../libs/shop/platform/src/${name}.ts`, import.meta.url))

const standIn = (name: string) => platformFile(`client/stand-ins/${name}`)

/** Without these a browser would fetch 16 kB of schemas, observers and lists that it never runs. */
const leaner: readonly StandIn[] = [
  { importer: '/@ts-rest/react-query/', source: '@ts-rest/core', file: standIn('ts-rest-core') },
  { importer: '/@ts-rest/react-query/', source: '@tanstack/react-query', file: standIn('react-query') },
  {
    importer: '/@tanstack/query-core/',
    source: './infiniteQueryBehavior.js',
    file: standIn('infinite-query-behavior'),
  },
]

export const standIns = (replaced: readonly StandIn[] = leaner): Plugin => ({
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    replaced.find((each) => each.source === source && importer.includes(each.importer))?.file,
})
