/**
 * Judges seeded drifts with the judge and with its rivals, and prints a table of who finds which.
 * A rival finds a drift when it complains of something there that it does not complain of in the unbroken backend.
 *
 *   npm install --prefix DIR @stoplight/prism-cli@5.14.2 @redocly/cli@2.77.0 specmatic@2.55.1
 *   npm install --prefix DIR/dredd dredd@14.1.0
 *   npx tsx tools/drift/src/rivals/measure-rivals.ts --rivals DIR
 */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { OperationKey, ProviderStateReady } from '@soe/contracts'
import { createOpenApi } from '@soe/contracts/openapi'
import { drifts } from '../drifts/all-drifts'
import { driftClasses, type Drift } from '../drift'
import { startTwin, type TwinParts } from '../twin'
import { projectDocument, withOperations, writeOutReferences } from './project-document'
import { root, runProgram, type Judged, type Rival } from './rival'
import { rivals } from './rivals'

const { values } = parseArgs({
  options: {
    rivals: { type: 'string' },
    /** Takes every so manieth drift. */
    every: { type: 'string', default: '1' },
    /** Names of rivals that are asked, separated by commas. */
    ask: { type: 'string', default: '' },
    /** Keeps a line for each drift; a run that was interrupted goes on behind the last. */
    out: { type: 'string' },
  },
})

const conform = join(root, 'tools/conformance/dist/soe-conform.mjs')
const states = '/__sim/v1/states'

const signIn = async (url: string): Promise<Record<string, string>> => {
  const body = JSON.stringify({ state: 'shopper', params: { identity: 'signed-in' }, action: 'setup' })
  const reply = await fetch(`${url}${states}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { headers, cookies } = (await reply.json()) as ProviderStateReady
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return { ...headers, cookie: cookie.join('; '), 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' }
}

const withBackend = async <Result>(
  parts: TwinParts,
  only: readonly OperationKey[],
  run: (judged: Judged) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'soe-rivals-'))
  const twin = await startTwin(parts)
  const projection = join(folder, 'openapi.json')
  const whole = JSON.parse(JSON.stringify(createOpenApi())) as Parameters<typeof writeOutReferences>[0]
  const touched = withOperations(writeOutReferences(whole), only)
  const document = join(folder, 'touched.json')
  writeFileSync(document, JSON.stringify(touched))
  writeFileSync(projection, JSON.stringify(projectDocument(touched)))
  const sendTraffic = async (target: string) => {
    const flags = ['--target', target, '--state-url', `${twin.url}${states}`, '--only', only.join(',')]
    await runProgram(process.execPath, [conform, ...flags])
  }
  try {
    const session = await signIn(twin.url)
    return await run({ url: twin.url, session, document, projection, folder, sendTraffic })
  } finally {
    await twin.close()
    rmSync(folder, { recursive: true })
  }
}

/** Ids and times differ from run to run. */
const withoutValues = (text: string) => text.replaceAll(/[\da-f]{8,}|\d+/g, '#')

type Complaints = ReadonlyMap<string, ReadonlySet<string> | Error>

const askAll = async (asked: readonly Rival[], folder: string, judged: Judged): Promise<Complaints> => {
  const said = new Map<string, ReadonlySet<string> | Error>()
  for (const { name, program, complaints } of asked) {
    try {
      said.set(name, new Set((await complaints(join(folder, program), judged)).map(withoutValues)))
    } catch (error) {
      said.set(name, error as Error)
    }
  }
  return said
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((text) => other.has(text))

/** What the rivals say of the unbroken backend; one that says something else the second time can't be measured. */
const askOfSound = async (
  only: readonly OperationKey[],
  asked: readonly Rival[],
  folder: string,
): Promise<Complaints> => {
  const ask = () => withBackend({}, only, (judged) => askAll(asked, folder, judged))
  const [first, second] = [await ask(), await ask()]
  const steady = [...first].map(([name, one]) => {
    const other = second.get(name)
    const differs = !(one instanceof Error) && other !== undefined && !(other instanceof Error) && !isSame(one, other)
    return [name, differs ? new Error('it says something else of the unbroken backend each time') : one] as const
  })
  return new Map(steady)
}

const hasNew = (there: ReadonlySet<string> | Error | undefined, sound: ReadonlySet<string> | Error | undefined) => {
  if (there === undefined || there instanceof Error || sound === undefined || sound instanceof Error) return undefined
  return [...there].some((one) => !sound.has(one))
}

interface Row {
  readonly drift: string
  readonly class: Drift['class']
  /** By rival: found, missed, or why it could not be run. */
  readonly found: Readonly<Record<string, boolean | string>>
}

const judgeDrift = async (drift: Drift, asked: readonly Rival[], folder: string, sound: Complaints): Promise<Row> => {
  const there = await withBackend(drift, drift.only, (judged) => askAll(asked, folder, judged))
  const verdicts = asked.map(({ name }) => {
    const [now, before] = [there.get(name), sound.get(name)]
    const failure = [now, before].find((one) => one instanceof Error)
    return [name, failure ? failure.message.slice(0, 200) : (hasNew(now, before) ?? false)] as const
  })
  return { drift: drift.id, class: drift.class, found: Object.fromEntries(verdicts) }
}

const share = (rows: readonly Row[], name: string) => {
  const ran = rows.filter(({ found }) => typeof found[name] === 'boolean')
  return ran.length === 0
    ? 'could not run'
    : `${ran.filter(({ found }) => found[name] === true).length} of ${ran.length}`
}

const printTable = (rows: readonly Row[], asked: readonly Rival[]) => {
  const classes = Object.keys(driftClasses) as Drift['class'][]
  console.log(`| judge | all | ${classes.join(' | ')} |`)
  console.log(`|---|---|${classes.map(() => '---|').join('')}`)
  for (const { name } of asked) {
    const each = classes.map((one) =>
      share(
        rows.filter((row) => row.class === one),
        name,
      ),
    )
    console.log(`| ${name} | ${share(rows, name)} | ${each.join(' | ')} |`)
  }
}

const rowsIn = (file: string | undefined): Row[] =>
  file === undefined || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Row)

const measure = async (folder: string) => {
  const names = values.ask.split(',').filter(Boolean)
  const asked = rivals.filter(
    ({ name, program }) =>
      existsSync(join(folder, program)) && (names.length === 0 || names.some((one) => name.startsWith(one))),
  )
  const chosen = drifts.filter((_, index) => index % Number(values.every) === 0)
  const sound = new Map<string, Complaints>()
  const rows = rowsIn(values.out)
  const done = new Set(rows.map((row) => row.drift))
  for (const drift of chosen.filter(({ id }) => !done.has(id))) {
    const place = drift.only.join()
    if (!sound.has(place)) {
      sound.set(place, await askOfSound(drift.only, asked, folder))
    }
    const row = await judgeDrift(drift, asked, folder, sound.get(place) ?? new Map())
    rows.push(row)
    if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(row)}\n`)
  }
  printTable(rows, asked)
}

if (values.rivals === undefined) throw new Error('--rivals must name the folder in which the rivals are installed')
await measure(resolve(values.rivals))
