import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))
const shop = ['libs/shop', 'apps/storefront/src']

const aliases = /\s*aliases: \[[^\]]*\],/g
const area = /^ {2}(\w+): \{\n(.*?)^ {2}\},\n/gms
const operation = /^ {4}(\w+): \{\n.*?^ {4}\},\n/gms

const isSource = (path: string) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('node_modules')

const sources = (folder: string): string[] =>
  readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => readFileSync(join(workspace, folder, path), 'utf8'))

/** Operations are called by their key, a literal because the types take nothing else, or read off the table. */
const named = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(/(?:'|\broutes\.)(\w+\.\w+)/g)].map(([, key = '']) => key)))

/** The route table as the browser needs it: the operations that the shop names, at each audience's own path. */
export const thin = (source: string, keys: ReadonlySet<string>): string => {
  const kept = source.replaceAll(aliases, '').replace(area, (whole: string, name: string, operations: string) =>
    whole.replace(
      operations,
      operations.replace(operation, (entry: string, key: string) => (keys.has(`${name}.${key}`) ? entry : '')),
    ),
  )
  const count = kept.match(/method:/g)?.length ?? 0
  if (kept.includes('aliases:') || count === 0 || count > keys.size)
    throw new Error('routes.ts is written in a way that the build does not know.')
  return kept
}

export const thinRoutes = (): Plugin => ({
  name: 'thin-routes',
  apply: 'build',
  enforce: 'pre',
  transform: (source, id) =>
    id.endsWith('/libs/contracts/src/routes.ts') ? thin(source, named(shop.flatMap(sources))) : undefined,
})
