import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allFaults } from '../all-faults'
import { type Fault, findFaults } from '../fault'
import { groupBy } from '../group-by'
import { placeSwitches, type PlacedFault } from '../place/place-switches'
import { featureOf, filesOf, readSources } from '../sources'
import { linkBrowserHook } from './link-browser-hook'
import { type FaultWorkspace, ownRoot } from './fault-workspace'

export interface CopiedFault extends Fault {
  readonly feature: string
}

const isLike = (path: string, content: Buffer) => existsSync(path) && readFileSync(path).equals(content)

/** Leaves a file alone that is as it should be, so that what was made of it stays good. */
const writeFile = (path: string, content: Buffer) => {
  if (isLike(path, content)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const link = (from: string, to: string) => {
  mkdirSync(dirname(from), { recursive: true })
  rmSync(from, { recursive: true, force: true })
  symlinkSync(to, from)
}

const packageFolders = (files: readonly string[]) =>
  files.filter((file) => /^(apps|libs|libs\/shop|tools)\/[^/]+\/package\.json$/.test(file)).map(dirname)

/** The packages of the copy find each other, and everything else in this checkout. */
const linkPackages = ({ copy }: FaultWorkspace, files: readonly string[]) => {
  for (const folder of packageFolders(files)) {
    const { name } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as { name: string }
    link(join(copy, 'node_modules', name), join(copy, folder))
    const installed = join(ownRoot, folder, 'node_modules')
    if (existsSync(installed)) link(join(copy, folder, 'node_modules'), installed)
  }
}

const removeOthers = (folder: string, kept: ReadonlySet<string>, from = '') => {
  for (const name of readdirSync(join(folder, from))) {
    const path = join(from, name)
    if (/^(dist|node_modules|.*\/node_modules)$/.test(path)) continue
    if (statSync(join(folder, path)).isDirectory()) removeOthers(folder, kept, path)
    else if (!kept.has(path)) rmSync(join(folder, path))
  }
}

/** Copies a checkout, with a switch around each fault that its code has. Returns those faults. */
export const copyWorkspace = (workspace: FaultWorkspace, faulty: readonly Fault[] = allFaults): CopiedFault[] => {
  const { root, copy } = workspace
  const files = filesOf(root).filter((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile())
  const sources = new Map(readSources(root, files).map(({ file, text }) => [file, text]))
  const found = findFaults(
    [...sources].map(([file, text]) => ({ file, text })),
    faulty,
  )
  const placed = groupBy(
    found.flatMap(({ fault, places: [at, ...more] }) => (at && more.length === 0 ? [{ fault, at }] : [])),
    ({ at }) => at.file,
  )
  for (const file of files) {
    const faults = (placed.get(file) ?? []).map(({ fault: { id, faulty }, at }): PlacedFault => ({ ...at, id, faulty }))
    const text = sources.get(file)
    const switched =
      text !== undefined && faults.length > 0 ? Buffer.from(placeSwitches(file, text, faults)) : undefined
    writeFile(join(copy, file), switched ?? readFileSync(join(root, file)))
  }
  removeOthers(copy, new Set(files))
  linkPackages(workspace, files)
  linkBrowserHook(workspace)
  const lost = found.filter(({ places }) => places.length !== 1)
  if (lost.length > 0) console.log(`Not in ${root}: ${lost.map(({ fault }) => fault.id).join(', ')}`)
  return [...placed.values()].flat().map(({ fault, at }) => ({ ...fault, feature: featureOf(at.file) }))
}
