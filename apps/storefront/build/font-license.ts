import { appendFile, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** Adds the licence of the font, which is cut to the letters of the shop and so is not a module, to the list that Vite writes. */
export const fontLicense = (list: string): Plugin => ({
  name: 'font-license',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: async ({ dir = '' }) => {
    const path = resolve('@fontsource-variable/instrument-sans/package.json')
    const { name, version, license } = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>
    const text = await readFile(join(dirname(path), 'LICENSE'), 'utf8')
    await appendFile(join(dir, list), `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`)
  },
})
