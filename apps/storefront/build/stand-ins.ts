import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIn = (name: string) =>
  fileURLToPath(new URL(`../../../libs/shop/platform/src/client/stand-ins/${name}.ts`, import.meta.url))

/** What ts-rest's hooks import, and what they get instead of the whole package. */
const standInFor: Readonly<Record<string, string>> = {
  '@ts-rest/core': standIn('ts-rest-core'),
  '@tanstack/react-query': standIn('react-query'),
}

/** A browser that loads the cart would fetch 14 kB of a schema library and 1.7 kB of observers that it never runs. */
export const standIns = (): Plugin => ({
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (source, importer) => (importer?.includes('/@ts-rest/react-query/') ? standInFor[source] : undefined),
})
