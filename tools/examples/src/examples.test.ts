import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSimulatorClient } from '@soe/simulator-client'
import { matchesOutput } from './testing/docs/match-output'
import { readPage } from './testing/docs/read-page'
import { runProgram } from './testing/run-program'
import { startSimulator, type RunningSimulator } from './testing/start-simulator'
import { bin, scratch } from './testing/workspace'

let simulator: RunningSimulator
beforeAll(async () => {
  mkdirSync(scratch, { recursive: true })
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())

interface Example {
  readonly folder: string
  readonly program: string
  /** What follows the program, the folder in view. */
  readonly given: (folder: string) => readonly string[]
  readonly says: readonly (string | RegExp)[]
  /** What a reader sees when the scenario does not do what is expected of it. */
  readonly failsWith: readonly (string | RegExp)[]
  /** The scenario in the snapshot that is saved on failure. */
  readonly replays?: string
  /** The page for QA shows how it fails. */
  readonly isShown?: boolean
}

const report = (scenario: string, rule: string) => [
  '1 of 1 checks are not met in the world',
  `${scenario}: ${rule}`,
  'expected fired: 2',
  /actual {3}fired: 1, of \d calls that it counted/,
  /nearest calls:\n\s+\S+-\d+ cart\.addDevice answered/,
  /seed: {5}\d+\n/,
  /snapshot: \S+\/world-\w+\.json\n/,
  /replay: {3}npx soe-sim replay \S+\/world-\w+\.json\n/,
]

const examples: readonly Example[] = [
  {
    folder: 'jest',
    program: bin('jest'),
    given: (folder) => ['-c', join(folder, 'jest.config.cjs')],
    says: [/Tests: +1 passed, 1 total/],
    failsWith: report('retail-takes-over', 'second-add'),
    replays: 'retail-takes-over',
    isShown: true,
  },
  {
    folder: 'playwright',
    program: bin('playwright'),
    given: (folder) => ['test', '-c', folder, '--reporter', 'line', '--output', 'results'],
    says: ['3 passed'],
    failsWith: report('order-is-scheduled', 'refused'),
    replays: 'order-is-scheduled',
  },
  {
    folder: 'shell',
    program: 'bash',
    given: (folder) => [join(folder, 'retail-takes-over.sh')],
    says: ['ok: "id":"208"\nok: "id":"CART_LOCKED"\nverified'],
    failsWith: ['"expected":"fired: 2","actual":"fired: 1, of 3 calls that it counted","ok":false,"nearest":["shell-'],
  },
  {
    folder: 'fetch',
    program: process.execPath,
    given: (folder) => [join(folder, 'reply-was-lost.mjs')],
    says: ['The phone is in the cart, though the browser never heard of it.'],
    failsWith: [/"expected": "fired: 2",\s+"actual": "fired: 1, of 1 calls that it counted"/],
  },
]

const run = ({ program, given }: Example, folder: string, cwd = scratch) =>
  runProgram(program, given(folder), { cwd, variables: { SIM_URL: simulator.url } })

const expectSaid = (output: string, parts: readonly (string | RegExp)[]) => {
  for (const part of parts) expect(output).toMatch(part)
}

const worldsOf = async () => {
  const worlds = await createSimulatorClient({ baseUrl: simulator.url }).listWorlds()
  return worlds.map(({ id }) => id)
}

/** A copy whose scenario expects more than will happen. */
const breakExample = (folder: string): string => {
  const copy = join(scratch, 'broken', folder)
  rmSync(copy, { recursive: true, force: true })
  cpSync(join(__dirname, folder), copy, { recursive: true })
  for (const name of readdirSync(copy).filter((each) => !each.startsWith('.'))) {
    const text = readFileSync(join(copy, name), 'utf8')
    writeFileSync(join(copy, name), text.replace('fired: 1', 'fired: 2'))
  }
  return copy
}

const noMoreWorlds = async () => expect(await worldsOf()).toEqual(['default'])

/** The file that a report names is a world that can be gone on with. */
const expectReplayable = async (output: string, cwd: string, scenario: string) => {
  const client = createSimulatorClient({ baseUrl: simulator.url })
  const file = /snapshot: (\S+)/.exec(output)?.[1] ?? ''
  const from = JSON.parse(readFileSync(join(cwd, file), 'utf8')) as { formatVersion: number }
  const { id } = await client.makeWorld({ from })
  expect((await client.scenarios(id)).map((armed) => armed.id)).toEqual([scenario])
  await client.dropWorld(id)
}

const expectShown = (output: string) => {
  const shown = readPage('docs/for-qa.md').blocks.find(({ kind }) => kind === 'report')
  expect(matchesOutput(`${shown?.fence.text ?? '-'}…`, output)).toBe(true)
}

it.each(examples)('runs the $folder example, and shows what is not met in a broken copy', async (example) => {
  const broken = breakExample(example.folder)
  const [passed, failed] = await Promise.all([
    run(example, join(__dirname, example.folder)),
    run(example, broken, broken),
  ])
  expectSaid(passed.output, example.says)
  expectSaid(failed.output, example.failsWith)
  expect([passed.exitCode, failed.exitCode]).toEqual([0, 1])
  if (example.isShown) expectShown(failed.output)
  if (example.replays !== undefined) await expectReplayable(failed.output, broken, example.replays)
  await noMoreWorlds()
})

it('runs every folder of examples', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders
    .map(({ name }) => name)
    .filter((name) => !['testing', 'backend', 'stories', 'explore', 'other-shop'].includes(name))
  expect(names.toSorted()).toEqual(examples.map(({ folder }) => folder).toSorted())
})
