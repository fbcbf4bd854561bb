import { readFileSync } from 'node:fs'
import { answers } from './answers'
import { allCommands } from './all-commands'
import { pathOf, type SimCommand } from './command'
import { withWorld } from '@soe/simulator-client/jest'
import { exitCode } from './exit-code'
import { addDevice } from './testing/add-device'
import { runLine, type Ran } from './testing/run-line'
import { split } from './testing/run-step'
import { simulatorFixture } from './testing/simulator-fixture'

const fixture = simulatorFixture()

const lockedYaml = `apiVersion: sim/v1
kind: Scenario
id: locked
title: The third device is refused
rules: [{ id: third, on: cart.addDevice, nth: 3, reply: { error: "208" } }]
expect: [{ rule: third, fired: 1 }]
`

interface Example {
  readonly line: string
  readonly command: SimCommand
}

/** The command that a line runs; help of `worlds` has examples of those below it. */
const commandOf = (line: string): SimCommand | undefined =>
  allCommands.findLast((command) => `${line} `.startsWith(`${pathOf(command)} `))

/** `explore` runs Playwright, `mcp` takes over standard input: they have tests of their own. */
const apart: readonly string[] = ['explore', 'mcp']

const examples: readonly Example[] = allCommands
  .flatMap((command) => command.examples)
  .flatMap((line) => {
    const command = commandOf(line)
    return command && !apart.includes(pathOf(command)) ? { line, command } : []
  })

/** What drops something comes last. */
const inOrder = [true, false].flatMap((isKept) => examples.filter(({ line }) => isKept === !line.includes(' drop ')))

/** A shell's part of an example is left out. */
const wordsOf = (line: string, world: string): string[] =>
  split(line.replace(/ [|>] .*$/, '')).map((word) => word.replace(/^demo(?![.])/, world))

const run = ({ line, command }: Example, world: string): Promise<Ran> => {
  const words = wordsOf(line, world)
  const isJson = command.json !== undefined && !words.includes('--json')
  const stopping = new AbortController()
  return runLine([...words, ...(isJson ? ['--json'] : [])], {
    env: { SIM_URL: fixture.url, STUB_END: '0' },
    startProgram: `${__dirname}/testing/start-stub.mjs`,
    stopped: stopping.signal,
    onLine: () => stopping.abort(),
  })
}

/** Values that a command printed: one, or with `journal` one a line. */
const printed = (path: string, out: string): unknown[] =>
  (path === 'journal' ? out.split('\n').filter(Boolean) : [out]).map((text) => JSON.parse(text) as unknown)

describe('the examples of the commands', () => {
  const before = process.cwd()
  beforeAll(() => {
    fixture.write('locked.yaml', lockedYaml)
    for (const shard of ['shard-1.json', 'shard-2.json'])
      fixture.write(shard, JSON.stringify({ rows: [], pairs: { known: 1200, answered: 0 } }))
    fixture.write('failure.txt', 'expected 4 devices, received 3')
    fixture.write('production.har', readFileSync(`${__dirname}/har/samples/chromium.har`, 'utf8'))
    process.chdir(fixture.path('.'))
  })
  afterAll(() => process.chdir(before))

  it('run, and print with --json what their schemas say', () =>
    withWorld({ simulatorUrl: fixture.url, persona: 'signed-in', seed: 5, verify: false }, async (world) => {
      await fixture.client.arm(world.id, lockedYaml)
      const shopper = await world.enter()
      for (let calls = 0; calls < 4; calls += 1) await addDevice(shopper)
      for (const example of inOrder) {
        const { line, command } = example
        const { code, out, err } = await run(example, world.id)
        const isDone = code === exitCode.fine || code === exitCode.failed
        expect({ line, wrong: isDone ? '' : err }).toEqual({ line, wrong: '' })
        const schema = command.json?.(answers)
        const wrong =
          schema && printed(pathOf(command), out).flatMap((value) => schema.safeParse(value).error?.issues ?? [])
        expect({ line, wrong }).toEqual({ line, wrong: schema && [] })
      }
    }))
})
