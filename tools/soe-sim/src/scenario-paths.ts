import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { InputError } from './input-error'

/** What a scenario says of itself, in YAML or JSON; a folder holds other files too, such as a package's. */
const marks = /sim\/v1|["']?kind["']?: *["']?Scenario|^ *["']?rules["']?:/m

const isScenarioFile = async (path: string): Promise<boolean> =>
  /\.(ya?ml|jsonc?)$/i.test(path) && marks.test(await readFile(path, 'utf8'))

const isHidden = (name: string): boolean => name.startsWith('.') || name === 'node_modules'

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isHidden(name))
  const found = await Promise.all(
    entries
      .toSorted((left, right) => left.name.localeCompare(right.name))
      .map(async (entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return filesBelow(path)
        return (await isScenarioFile(path)) ? [path] : []
      }),
  )
  return found.flat()
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false

const filesOf = async (path: string): Promise<string[]> => {
  if (!(await isFolder(path))) return [path]
  const files = await filesBelow(path)
  if (files.length > 0) return files
  throw new InputError('NO_SCENARIOS', `${path} holds no scenario file: *.yaml, *.yml, *.json or *.jsonc.`)
}

/** The files themselves, and those below folders, in the order of their letters. */
export const scenarioPaths = async (paths: readonly string[]): Promise<string[]> =>
  (await Promise.all(paths.map(filesOf))).flat()
