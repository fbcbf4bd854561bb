/**
 * `npm run test:mutants`: tries mutants of the code that runs in Node on its tests.
 * Results are kept under dist/mutants, so a run that was cut goes on; what a test has caught is not tried again
 * until its code changes.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { copyCheckout } from './copy-checkout'
import { drawMutants } from './draw-mutants'
import type { MutantResult } from './mutant'
import { runStryker } from './run-stryker'
import { isMutated, type Subject, subjects } from './subjects'
import { findNew, intervalOf, scoreOf, shareOf, type Survivor } from './survivors'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const kept = join(root, 'dist/mutants')
const copy = join(kept, 'checkout')

/** Source files in one run of Stryker: it runs all tests first, and keeps nothing of a run that is cut. */
const filesPerRun = 25

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean', default: false },
    'from-results': { type: 'boolean', default: false },
    sample: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
})

const size = values.sample === undefined ? undefined : Number(values.sample)
if (size !== undefined && !(Number.isInteger(size) && size > 0))
  throw new Error('--sample takes a whole number above 0')

/** Of a subject that is tried in full, so many mutants alone. */
const sampled = (subject: Subject): Subject => (size === undefined ? subject : { ...subject, sample: size })

interface KeptFile {
  /** Of the source, and of all tests of the project. */
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

/** A sample is kept apart from the whole. */
const folderOf = ({ name, sample }: Subject) => join(kept, sample === undefined ? name : `${name}-${sample}`)

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

const isUncaught = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage'

/** Whether a file's mutants have to be tried: all where it has changed, and where tests have, if any was uncaught. */
const isDue = (subject: Subject, file: string, tests: string): boolean => {
  const before = values.fresh ? undefined : readKept(subject, file)
  if (before?.source !== digest([read(join(root, subject.folder, file))])) return true
  return before.tests !== tests && before.results.some(isUncaught)
}

const fileOf = (range: string) => range.replace(/:.*$/, '')

/** What to mutate, by file: the files themselves, or the ranges of a sample. */
const mutationsOf = async (subject: Subject): Promise<Map<string, string[]>> => {
  const files = filesOf(subject).filter(isMutated)
  if (subject.sample === undefined) return new Map(files.map((file) => [file, [file]]))
  const drawn = new Map<string, string[]>()
  for (const range of await drawMutants(subject, root, files))
    drawn.set(fileOf(range), [...(drawn.get(fileOf(range)) ?? []), range])
  return drawn
}

const tryFiles = async (subject: Subject, files: readonly string[], mutate: readonly string[], tests: string) => {
  const { folder } = subject
  const results = await runStryker({ copy, folder, mutate, workers: Number(values.workers) })
  for (const file of files) {
    const source = digest([read(join(root, folder, file))])
    const own = results.filter((result) => result.file === `${folder}/${file}`)
    writeFileSync(keptPath(subject, file), JSON.stringify({ source, tests, results: own } satisfies KeptFile))
  }
}

const tryMutants = async (subject: Subject): Promise<MutantResult[]> => {
  const mutations = await mutationsOf(subject)
  const tests = testsOf(subject)
  mkdirSync(folderOf(subject), { recursive: true })
  const due = values['from-results'] ? [] : [...mutations.keys()].filter((file) => isDue(subject, file, tests))
  for (let at = 0; at < due.length; at += filesPerRun) {
    const files = due.slice(at, at + filesPerRun)
    console.log(`${subject.name}: files ${at + 1} to ${at + files.length} of ${due.length}`)
    await tryFiles(
      subject,
      files,
      files.flatMap((file) => mutations.get(file) ?? []),
      tests,
    )
  }
  return [...mutations.keys()].flatMap((file) => readKept(subject, file)?.results ?? [])
}

const survivorsOf = ({ name }: Subject): Survivor[] => {
  const path = fileURLToPath(new URL(`../survivors/${name}.json`, import.meta.url))
  return existsSync(path) ? (JSON.parse(read(path)) as Survivor[]) : []
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Prints a subject's score and whoever survived unknown; returns whether both are all right. */
const judge = (subject: Subject, results: readonly MutantResult[]): boolean => {
  const score = scoreOf(results)
  const unknown = findNew(results, survivorsOf(subject))
  const of = `${score.caught} of ${score.caught + score.uncaught}`
  const [low, high] = intervalOf(score).map(percent)
  const between = subject.sample === undefined ? '' : `, in all between ${low} and ${high}`
  console.log(
    `\n${subject.name}: ${percent(shareOf(score))} caught, ${of}${between}; at least ${percent(subject.atLeast)}`,
  )
  for (const [reason, count] of Object.entries(score.ignored)) console.log(`  ${count} left alone: ${reason}`)
  for (const { file, line, mutator, original, replacement } of unknown)
    console.log(`  survived: ${file}:${line} ${mutator}\n    ${original}\n    ${replacement}`)
  return unknown.length === 0 && shareOf(score) >= subject.atLeast
}

const chosen = subjects.map(sampled).filter(({ name }) => positionals.length === 0 || positionals.includes(name))
if (chosen.length === 0) throw new Error(`Allowed: ${subjects.map(({ name }) => name).join(', ')}`)
if (!values['from-results']) copyCheckout(root, copy)
let ok = true
for (const subject of chosen) ok = judge(subject, await tryMutants(subject)) && ok
process.exitCode = ok ? 0 : 1
