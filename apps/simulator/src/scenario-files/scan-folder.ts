import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { decodeText } from '@soe/contracts'
import { limits } from '@soe/scenario'

/** The most files that are read; more are left out, and reported. */
export const mostFiles = 500
const deepest = 8

/** Bytes that a file may have. */
export const fileLimit = limits.characters * 4

export interface FoundFile {
  /** Below the folder, with / between its parts. */
  readonly file: string
  /** Changes whenever the file does. */
  readonly signature: string
  readonly bytes: number
  /** A link to a file that is not below the folder. */
  readonly isOutside: boolean
}

const isScenarioFile = (name: string) => /\.(ya?ml|json)$/i.test(name)

const isHidden = (name: string) => name.startsWith('.') || name === 'node_modules'

const leadsOut = async (folder: string, path: string): Promise<boolean> =>
  !(await realpath(path)).startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)

const describeFile = async (folder: string, path: string): Promise<Omit<FoundFile, 'file'> | undefined> => {
  const found = await stat(path, { bigint: true }).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const { ino, size, mtimeNs, ctimeNs } = found
  const isOutside = await leadsOut(folder, path).catch(() => true)
  return { signature: [ino, size, mtimeNs, ctimeNs].join(':'), bytes: Number(size), isOutside }
}

/** Names below a folder, in the order of their letters; links to folders are not followed. */
const namesBelow = async (dir: string, prefix: string, depth: number): Promise<string[]> => {
  const entries = await readdir(join(dir, prefix), { withFileTypes: true }).catch(() => [])
  const seen = entries.filter(({ name }) => !isHidden(name)).sort((left, right) => (left.name < right.name ? -1 : 1))
  const names = await Promise.all(
    seen.map(async (entry) => {
      const name = `${prefix}${entry.name}`
      if (entry.isDirectory()) return depth < deepest ? namesBelow(dir, `${name}/`, depth + 1) : []
      return isScenarioFile(name) ? [name] : []
    }),
  )
  return names.flat()
}

export interface Folder {
  readonly files: readonly FoundFile[]
  /** Files that were left out. */
  readonly left: number
}

/** The scenario files below a folder, without those that vanish during the scan. */
export const scanFolder = async (dir: string): Promise<Folder> => {
  const names = await namesBelow(dir, '', 1)
  const folder = await realpath(dir).catch(() => dir)
  const files = await Promise.all(
    names.slice(0, mostFiles).map(async (file) => {
      const found = await describeFile(folder, join(dir, file))
      return found ? [{ file, ...found }] : []
    }),
  )
  return { files: files.flat(), left: Math.max(0, names.length - mostFiles) }
}

export const readText = (dir: string, file: string): Promise<string | undefined> =>
  readFile(join(dir, file)).then(decodeText, () => undefined)
