import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ScenarioFile, ScenarioProblem } from '@soe/contracts'
import { builtInScenarios, type Scenario } from '@soe/scenario'
import { digestOf, readScenarios } from './read-scenario'
import { fileLimit, readText, scanFolder, type FoundFile } from './scan-folder'
import { chooseVersions, type KeptFile, type ReadFile, type ReadVersion } from './choose-versions'

export interface ScenarioLibrary {
  find(id: string): Scenario | undefined
  list(): readonly { readonly area: string; readonly scenario: Scenario }[]
  files(): ScenarioFile[]
  /** Reads the files that have changed and returns the scenarios that differ now; one call at a time. */
  reload(): Promise<readonly ChangedScenario[]>
}

export interface ChangedScenario {
  readonly scenario: Scenario
  readonly digest: string
  /** The digest before; a world that has armed something else under this id keeps it. */
  readonly before: string
}

export interface LibraryOptions {
  readonly dir: string
  /** Real time in milliseconds since 1970. */
  readonly clock: () => number
  /** Gets the problems of a file, once for each version of it. */
  readonly report: (text: string) => void
}

const builtInIds: ReadonlySet<string> = new Set(builtInScenarios.map(({ id }) => id))

const tooLarge: ScenarioProblem = {
  severity: 'error',
  code: 'too-large',
  path: '',
  message: `The file is larger than ${fileLimit / 1024} kB.`,
}

const outside: ScenarioProblem = {
  severity: 'error',
  code: 'outside',
  path: '',
  message: 'The file is a link out of the folder, and is not read.',
}

const readVersion = async (
  dir: string,
  { file, signature, bytes, isOutside }: FoundFile,
): Promise<ReadVersion | undefined> => {
  if (isOutside) return { signature, ok: false, scenarios: [], problems: [outside] }
  if (bytes > fileLimit) return { signature, ok: false, scenarios: [], problems: [tooLarge] }
  const text = await readText(dir, file)
  if (text === undefined) return undefined
  const { ok, scenarios, problems } = readScenarios(text, /\.json$/i.test(file) ? 'json' : 'yaml')
  return { signature, ok, scenarios, problems: [...problems] }
}

const mostAllowed = 20

const allowedText = (allowed: readonly string[] | undefined) => {
  if (!allowed || allowed.length === 0) return ''
  const more = allowed.length > mostAllowed ? `, and ${allowed.length - mostAllowed} more` : ''
  return ` Allowed: ${allowed.slice(0, mostAllowed).join(', ')}${more}.`
}

/** In a compiler's format, so that editors find the position. */
const describeProblem = (file: string, { line, column, severity, path, message, allowed }: ScenarioProblem) => {
  const place = line === undefined ? file : `${file}:${line}:${column}`
  const about = [severity === 'error' ? '' : 'warning', path].filter(Boolean).map((text) => `${text}: `)
  const hint = message.includes('Allowed: ') ? '' : allowedText(allowed)
  return `${place}: ${about.join('')}${message}${hint}`
}

const describeFile = (dir: string, { file, ok, problems, scenarios }: KeptFile) => [
  ...problems.map((problem) => describeProblem(join(dir, file), problem)),
  ...(ok
    ? []
    : [`${join(dir, file)}: ${scenarios.length > 0 ? 'its last good version stays.' : 'none of it can be armed.'}`]),
]

const areaOf = (file: string) => (file.includes('/') ? (file.split('/', 1)[0] ?? 'files') : 'files')

const hasNews = (now: KeptFile, before: KeptFile | undefined) =>
  now.problems.length > 0 && JSON.stringify(now.problems) !== JSON.stringify(before?.problems)

const assertFolder = (dir: string) => {
  if (existsSync(dir) && statSync(dir).isDirectory()) return
  throw new Error(`There is no folder ${dir}: --scenarios takes one with scenarios in *.yaml, *.yml or *.json files`)
}

/** Reads the folder; a file that breaks keeps its last good version. */
export const openLibrary = async ({ dir, clock, report }: LibraryOptions): Promise<ScenarioLibrary> => {
  assertFolder(dir)
  let kept = new Map<string, KeptFile>()
  let left = 0
  /** The last digest of each id, also of those whose file is gone. */
  const digests = new Map<string, string>()

  const readFiles = async (found: readonly FoundFile[]): Promise<ReadFile[]> => {
    const read = await Promise.all(
      found.map(async (each) => {
        const before = kept.get(each.file)
        const isSame = before?.latest.signature === each.signature
        const latest = isSame ? before.latest : await readVersion(dir, each)
        return latest ? [{ file: each.file, latest, before }] : []
      }),
    )
    return read.flat()
  }

  const changedOf = (files: readonly KeptFile[]): ChangedScenario[] =>
    files
      .flatMap(({ scenarios }) => scenarios)
      .flatMap((scenario) => {
        const digest = digestOf(scenario)
        const before = digests.get(scenario.id)
        digests.set(scenario.id, digest)
        return before === undefined || before === digest ? [] : [{ scenario, digest, before }]
      })

  const readAll = async () => {
    const folder = await scanFolder(dir)
    const files = chooseVersions(await readFiles(folder.files), builtInIds, clock())
    for (const file of files) if (hasNews(file, kept.get(file.file))) describeFile(dir, file).forEach(report)
    if (folder.left > left) report(`${dir}: ${folder.left} files are left out, for there are too many.`)
    left = folder.left
    kept = new Map(files.map((file) => [file.file, file]))
    return changedOf(files)
  }

  await readAll()
  const list = () =>
    [...kept.values()].flatMap(({ file, scenarios }) => scenarios.map((scenario) => ({ area: areaOf(file), scenario })))
  return {
    find: (id) => list().find(({ scenario }) => scenario.id === id)?.scenario,
    list,
    files: () =>
      [...kept.values()].map(({ file, scenarios, ok, problems, loadedAt }) => ({
        file,
        ids: scenarios.map(({ id }) => id),
        ok,
        problems: [...problems],
        ...(loadedAt !== undefined && { loadedAt: new Date(loadedAt).toISOString() }),
      })),
    reload: readAll,
  }
}

export const emptyLibrary: ScenarioLibrary = {
  find: () => undefined,
  list: () => [],
  files: () => [],
  reload: async () => [],
}
