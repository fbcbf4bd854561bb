/**
 * `npm run test:mutants`: tries mutants of the code that runs in Node on its tests.
 * Results are kept under dist/mutants, so a run that was cut goes on; what a test has caught is not tried again
 * until its code changes.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync, cpSync, rmSync, symlinkSync } from 'node:fs'
import { join, dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drawMutants } from './draw-mutants'
import type { MutantResult, Mutation } from './mutant'
import { runStryker } from './run-stryker'
import { firstSeed, isMutated, type Subject, subjects } from './subjects'
import { intervalOf, isUncaught, scoreOf, shareOf } from './score'
import { execFileSync } from 'node:child_process'

const isCopied = (file: string) => /^((apps|libs|tools)\/|[^/]+\.(json|cjs)$)/.test(file)

const packageFolder = /^(?:apps|libs\/shop|libs|tools)\/[^/]+(?=\/package\.json$)/

/** Copies what git knows of a checkout, since Stryker writes its mutants over the files that it finds. */
const copyCheckout = (root: string, to: string): void => {
  rmSync(to, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => isCopied(file) && existsSync(join(root, file)))
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
  for (const folder of ['', ...files.flatMap((file) => packageFolder.exec(file) ?? [])]) {
    const modules = join(root, folder, 'node_modules')
    if (existsSync(modules)) symlinkSync(modules, join(to, folder, 'node_modules'))
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const kept = join(root, 'dist/mutants')
const copy = join(kept, 'checkout')

/** Source files in one run of Stryker: it runs all tests first, and keeps nothing of a run that is cut. */
const filesPerRun = 25
const sampledFilesPerRun = 100

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean', default: false },
    'from-results': { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(firstSeed) },
    workers: { type: 'string', default: '2' },
  },
})

const size = values.sample === undefined ? undefined : Number(values.sample)
if (size !== undefined && !(Number.isInteger(size) && size > 0))
  throw new Error('--sample takes a whole number above 0')

/** Of a subject that is tried in full, so many mutants alone. */
const sampled = (subject: Subject): Subject => ({
  ...subject,
  ...(size !== undefined && { sample: size }),
  seed: Number(values.seed),
})

interface KeptFile {
  /** Of the source with what is mutated of it, and of all tests of the project. */
  readonly source: string
  readonly tests: string
  readonly results: readonly MutantResult[]
}

const digest = (texts: readonly string[]) => createHash('sha256').update(texts.join('\0')).digest('hex')

const read = (path: string) => readFileSync(path, 'utf8')

const filesOf = ({ folder }: Subject) =>
  readdirSync(join(root, folder, 'src'), { recursive: true })
    .map((file) => `src/${String(file)}`)
    .toSorted()

/** Each sample is kept apart. */
const folderOf = ({ name, sample, seed }: Subject) =>
  join(kept, sample === undefined ? name : `${name}-${sample}-${seed}`)

const keptPath = (subject: Subject, file: string) => join(folderOf(subject), `${file.replaceAll('/', '__')}.json`)

const readKept = (subject: Subject, file: string): KeptFile | undefined => {
  const path = keptPath(subject, file)
  return existsSync(path) ? (JSON.parse(read(path)) as KeptFile) : undefined
}

const testsOf = (subject: Subject) =>
  digest(
    filesOf(subject)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => read(join(root, subject.folder, file))),
  )

const sourceOf = ({ folder }: Subject, file: string, mutations: readonly Mutation[]) =>
  digest([read(join(root, folder, file)), ...mutations.map(({ name = '' }) => name)])

/** Whether a file's mutants have to be tried: all where it has changed, and where tests have, if any was uncaught. */
const isDue = (subject: Subject, file: string, source: string, tests: string): boolean => {
  const before = values.fresh ? undefined : readKept(subject, file)
  if (before?.source !== source) return true
  return before.tests !== tests && before.results.some(isUncaught)
}

/** What to mutate, by file. */
const mutationsOf = async (subject: Subject): Promise<Map<string, Mutation[]>> => {
  const files = filesOf(subject).filter(isMutated)
  if (subject.sample === undefined) return new Map(files.map((file) => [file, [{ file }]]))
  const drawn = new Map<string, Mutation[]>()
  for (const mutation of await drawMutants(subject, root, files))
    drawn.set(mutation.file, [...(drawn.get(mutation.file) ?? []), mutation])
  return drawn
}

const tryFiles = async (subject: Subject, mutations: ReadonlyMap<string, Mutation[]>, tests: string) => {
  const { folder } = subject
  const mutate = [...mutations.values()].flat()
  const results = await runStryker({ copy, folder, mutate, workers: Number(values.workers) })
  for (const [file, own] of mutations) {
    const ended: KeptFile = {
      source: sourceOf(subject, file, own),
      tests,
      results: results.filter((result) => result.file === `${folder}/${file}`),
    }
    writeFileSync(keptPath(subject, file), JSON.stringify(ended))
  }
}

const tryMutants = async (subject: Subject): Promise<MutantResult[]> => {
  const mutations = await mutationsOf(subject)
  const tests = testsOf(subject)
  mkdirSync(folderOf(subject), { recursive: true })
  const due = [...mutations].filter(([file, own]) => isDue(subject, file, sourceOf(subject, file, own), tests))
  const size = subject.sample === undefined ? filesPerRun : sampledFilesPerRun
  for (let at = 0; at < due.length && !values['from-results']; at += size) {
    const part = due.slice(at, at + size)
    console.log(`${subject.name}: files ${at + 1} to ${at + part.length} of ${due.length}`)
    await tryFiles(subject, new Map(part), tests)
  }
  return [...mutations.keys()].flatMap((file) => readKept(subject, file)?.results ?? [])
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Prints a subject's score and what survived; returns whether enough was caught. */
const judge = (subject: Subject, results: readonly MutantResult[]): boolean => {
  const score = scoreOf(results)
  const of = `${score.caught} of ${score.caught + score.uncaught}`
  const [low, high] = intervalOf(score).map(percent)
  const between = subject.sample === undefined ? '' : `, in all between ${low} and ${high}`
  console.log(
    `\n${subject.name}: ${percent(shareOf(score))} caught, ${of}${between}; at least ${percent(subject.atLeast)}`,
  )
  for (const [reason, count] of Object.entries(score.ignored)) console.log(`  ${count} left alone: ${reason}`)
  for (const { file, line, mutator, original, replacement } of results.filter(isUncaught))
    console.log(`  survived: ${file}:${line} ${mutator}\n    ${original}\n    ${replacement}`)
  return shareOf(score) >= subject.atLeast
}

const chosen = subjects.map(sampled).filter(({ name }) => positionals.length === 0 || positionals.includes(name))
if (chosen.length === 0) throw new Error(`Allowed: ${subjects.map(({ name }) => name).join(', ')}`)
if (!values['from-results']) copyCheckout(root, copy)
let ok = true
for (const subject of chosen) ok = judge(subject, await tryMutants(subject)) && ok
process.exitCode = ok ? 0 : 1
