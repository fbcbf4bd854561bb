import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { matchesOutput } from './testing/docs/match-output'
import { readFences } from './testing/docs/read-fences'
import { runProgram } from './testing/run-program'
import { startSimulator, type RunningSimulator } from './testing/start-simulator'
import { bin, root, scratch } from './testing/workspace'

jest.setTimeout(180_000)

/** The page's blocks, in their order: the test, the command, what it prints, how its finding is run, what that says. */
const fences = readFences(readFileSync(join(root, 'docs/explore.md'), 'utf8'))
const [example, explore, found, runFound, failure] = fences.map(({ text }) => text)

const folder = join(scratch, 'explore')
let simulator: RunningSimulator
beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(__dirname, 'explore'), join(folder, 'tests'), { recursive: true })
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())

const run = (command = '') => {
  const [, program = '', ...words] = command.trim().split(/ +(?=(?:[^']*'[^']*')*[^']*$)/)
  const given = words.map((word) => word.replaceAll("'", ''))
  return runProgram(bin(program), given, { cwd: folder, variables: { SIM_URL: simulator.url } })
}

const expectSaid = (output: string, claim = '') => {
  if (!matchesOutput(claim, output))
    throw new Error(`docs/explore.md says\n\n${claim}\n\nand what is printed is\n\n${output}`)
}

test('the page about exploring leads from a green test to one that fails', async () => {
  expect(readFileSync(join(folder, 'tests/add-to-cart.spec.ts'), 'utf8').trim()).toBe(example)
  const explored = await run(explore)
  expectSaid(explored.output, found)
  expect(explored.exitCode).toBe(1)
  const failed = await run(runFound)
  expectSaid(failed.output, failure)
  expect(failed.exitCode).toBe(1)
})

test('each journey that comes with the command is green', async () => {
  const { output } = await run('npx soe-sim explore --journey none')
  const names = (/there are (.*)\./.exec(output)?.[1] ?? '').split(', ')
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) {
    const { output: said } = await run(`npx soe-sim explore --journey ${name} --time PT0S --out ${name}`)
    if (!/^0 cells run in/m.test(said)) throw new Error(`${name}: ${said}`)
  }
})
