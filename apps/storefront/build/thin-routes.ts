import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

type Table = Readonly<Record<string, Readonly<Record<string, { method: string; kind: string; paths: object }>>>>

const workspace = fileURLToPath(new URL('../../..', import.meta.url))
const shop = ['libs/shop', 'apps/storefront/src']

const isSource = (path: string) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('node_modules')

const sources = (folder: string): string[] =>
  readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => readFileSync(join(workspace, folder, path), 'utf8'))

/** Operations are called by their key, a literal because the types take nothing else, or read off the table. */
const named = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(/(?:'|\broutes\.)(\w+\.\w+)/g)].map(([, key = '']) => key)))

/** The table that the module exports: data alone, so that it can be read by running it. */
const tableOf = async (id: string): Promise<Table> => {
  const bundle = await rolldown({ input: id })
  const { output } = await bundle.generate()
  const { routes } = (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as { routes: Table }
  return routes
}

const thin = (table: Table, keys: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(table).map(([area, operations]) => [
      area,
      Object.fromEntries(
        Object.entries(operations)
          .filter(([name]) => keys.has(`${area}.${name}`))
          .map(([name, { method, kind, paths }]) => [name, { method, kind, paths }]),
      ),
    ]),
  )

/** The route table as the browser needs it: the operations that the shop names, at each audience's own path. */
export const thinRoutes = (): Plugin => ({
  name: 'thin-routes',
  apply: 'build',
  enforce: 'pre',
  transform: async (_source, id) =>
    id.endsWith('/libs/contracts/src/route-table.ts')
      ? `export const routes = ${JSON.stringify(thin(await tableOf(id), named(shop.flatMap(sources))))}`
      : undefined,
})
