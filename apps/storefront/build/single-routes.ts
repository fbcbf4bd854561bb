import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const routesFile = /\/libs\/contracts\/src\/[\w-]+\/[\w-]+\.routes\.ts$/
const exported = /^export const (\w+)/gm
const only = '?only='

const namesIn = (code: string): string[] => [...code.matchAll(exported)].flatMap(([, name]) => name ?? [])

/** The file with one of its exports; the bundler leaves out what that one doesn't use. */
const withOnly = (code: string, kept: string): string =>
  code.replaceAll(exported, (declaration, name) => (name === kept ? declaration : `const ${name}`))

/**
 * Makes a module of each route. A file of routes is one module otherwise, so that a page that makes one call would fetch
 * the routes of every page.
 */
export const singleRoutes = (): Plugin => ({
  name: 'single-routes',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const [file = '', name] = id.split(only)
    if (!routesFile.test(file)) return undefined
    const code = await readFile(file, 'utf8')
    if (name !== undefined) return withOnly(code, name)
    return namesIn(code)
      .map((each) => `export { ${each} } from '${file}${only}${each}'`)
      .join('\n')
  },
})
