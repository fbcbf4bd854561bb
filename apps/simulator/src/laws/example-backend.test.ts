import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { builtInScenarios, lintCarried, messageOf, type Scenario } from '@soe/scenario'
import { createShopper } from '../testing/create-shopper'
import { callerOf, drive, isOfOperations, prepare } from '../testing/drive-scenario'
import { httpClient } from '../testing/http-client'
import { arm, verify } from '../testing/scenario-client'
import { closeAll, closeLater, makeWorld, startFront } from '../testing/start-backend'

const root = join(__dirname, '../../../..')

let front: Awaited<ReturnType<typeof startFront>>
let backend: string

/** The backend of the examples, in a process of its own: nothing here imports it. */
const startExample = async (contract: string): Promise<string> => {
  const given = [
    '--import',
    'tsx',
    join(root, 'tools/examples/src/backend/main.ts'),
    '--port',
    '0',
    '--contract',
    contract,
  ]
  const child = spawn(process.execPath, given, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  closeLater(async () => {
    child.kill()
    child.stdout.destroy()
    await ended
  })
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\S+/.exec(line)?.[0]
    if (url !== undefined) return url
  }
  throw new Error('the backend ended before it listened')
}

beforeAll(async () => {
  front = await startFront()
  const folder = mkdtempSync(join(tmpdir(), 'example-backend-'))
  closeLater(() => rmSync(folder, { recursive: true }))
  const { body } = await front.app.inject({ url: '/__sim/v1/openapi.json', headers: { host: 'localhost' } })
  writeFileSync(join(folder, 'openapi.json'), body)
  backend = await startExample(join(folder, 'openapi.json'))
})
afterAll(closeAll)

/** Makes the calls that a scenario is about; why what it expects can't happen, or nothing. */
const play = async (scenario: Scenario): Promise<string> => {
  const [finding] = lintCarried(scenario, { carrier: 'real-with-states' })
  if (finding) return `refused: ${messageOf(finding)}`
  const { persona, audience } = callerOf(scenario)
  const { id } = await makeWorld(front.url, { url: backend, states: `${backend}/test/states` }, persona)
  const shopper = createShopper(
    httpClient(() => front.url),
    id,
    audience,
  )
  await shopper.enter()
  await prepare(shopper, scenario)
  await arm(front.app, id, scenario)
  await drive(shopper, scenario, async () => (await verify(front.app, id)).ok)
  const { checks } = await verify(front.app, id)
  return checks.flatMap(({ ok, actual }) => (ok ? [] : [actual])).join('; ')
}

const ofOperations = builtInScenarios.filter(isOfOperations)

it('plays nearly every built-in scenario in front of a backend written from the contract, and says why not the others', async () => {
  const found: [string, string][] = []
  for (const scenario of ofOperations) found.push([scenario.id, await play(scenario)])
  const others = found.filter(([, why]) => why !== '')
  const named = /^refused: \w.+\.$|^failed (once|\d+ times): the operation failed by itself \((404|[A-Z_]{3,})\)$/
  expect(others.filter(([, why]) => !named.test(why))).toEqual([])
  expect(found.length - others.length).toBeGreaterThanOrEqual(150)
})
