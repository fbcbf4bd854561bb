import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { env } from 'node:process'
import { runProgram } from '../run-program'
import { packed, packedFolder } from './packed'

const workspace = resolve(__dirname, '../../../..')

interface Manifest {
  readonly bin?: string | Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Packages whose latest release lacks a platform's part are pinned as in the workspace: npm writes no whole lockfile. */
const readPins = () => {
  const { overrides = {} } = readManifest(workspace)
  return { 'unrs-resolver': overrides['unrs-resolver'], 'msgpackr-extract': overrides['msgpackr-extract'] }
}

/** As a stranger does, from the tarballs. */
const installWithNpm = (folder: string, tarballs: readonly string[], others: readonly string[], optional: boolean) => {
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', ...(optional ? [] : ['--omit=optional'])]
  return runProgram('npm', ['install', ...flags, ...tarballs, ...others], { cwd: folder })
}

const programsOf = (name: string, { bin = {} }: Manifest) =>
  Object.entries(typeof bin === 'string' ? { [name]: bin } : bin)

/** Lays out what npm would install: each package as it was packed, and the others as the workspace has them. */
const layOut = (folder: string, tarballs: readonly string[], others: readonly string[], optional: boolean) => {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  const place = (name: string, put: (to: string) => void) => {
    const to = join(modules, name)
    mkdirSync(dirname(to), { recursive: true })
    put(to)
    for (const [program, file] of programsOf(name, readManifest(to))) {
      const link = join(modules, '.bin', program)
      chmodSync(join(to, file), 0o755)
      if (!existsSync(link)) symlinkSync(join(to, file), link)
    }
  }
  for (const { name, tarball } of packed)
    if (tarballs.includes(tarball)) place(name, (to) => cpSync(join(packedFolder, name), to, { recursive: true }))
  const ofWorkspace = (name: string) => join(workspace, 'node_modules', name)
  const names = others.map((other) => other.slice(0, other.lastIndexOf('@')))
  const beside = names.flatMap((name) => Object.keys(readManifest(ofWorkspace(name)).dependencies ?? {}))
  for (const name of new Set([...names, ...beside, ...(optional ? ['lmdb'] : [])]))
    if (existsSync(ofWorkspace(name))) place(name, (to) => symlinkSync(ofWorkspace(name), to))
}

/** Makes the empty project of a stranger, outside the workspace, with the packages installed; in the soak by npm. */
export const installTarballs = async (
  tarballs: readonly string[],
  { with: others = [], optional = true }: { with?: readonly string[]; optional?: boolean } = {},
): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'soe-packages-'))
  const manifest = { name: 'stranger', private: true, type: 'module', overrides: readPins() }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  if (env['SOAK'] === '1') await installWithNpm(folder, tarballs, others, optional)
  else layOut(folder, tarballs, others, optional)
  return folder
}
