import type { ProviderStateReady } from '@soe/contracts'
import { builtInScenarios, lintCarried, type Scenario } from '@soe/scenario'
import { createShopper, type Shopper } from '../testing/create-shopper'
import { callerOf, drive, isOfOperations, prepare } from '../testing/drive-scenario'
import { figure } from '../testing/figure'
import { httpClient, type Client, type ClientReply } from '../testing/http-client'
import { exampleOf } from '../testing/prepare-example'
import { arm, verify } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

interface Listening extends TestSimulator {
  readonly url: string
}

const start = async (): Promise<Listening> => {
  const simulator = await startSimulator()
  return { ...simulator, url: await simulator.app.listen({ port: 0, host: '127.0.0.1' }) }
}

let inside: Listening
let behind: Listening
let front: Listening
beforeAll(async () => {
  ;[inside, behind, front] = await Promise.all([start(), start(), start()])
  // What is slow at first would look like no answer.
  const who = { persona: 'prospect', audience: 'prospect' } as const
  for (const { shopper } of [await callerInside(who), await callerInFront(who)])
    await shopper.call('cart.addDevice', { body: exampleOf('cart.addDevice') })
})
afterAll(() => Promise.all([inside, behind, front].map(({ close }) => close())))

const statesOf = ({ url }: Listening) => `${url}/__sim/v1/states`

const post = async <Answer>(url: string, body: object): Promise<Answer> => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Answer
}

/** Headers about the connection, the time and ids, and those that the simulator in front adds. */
const unlike = /^(connection|content-length|date|e2erequestid|keep-alive|set-cookie|transfer-encoding|x-sim-.*)$/

/** What a simulator in front cannot say of a call that it answered itself, since it does not know the session. */
const ofSession = /^(vzwaccountnumber|mobile)$/

const withoutIds = (text: string): string =>
  text.replaceAll(/[0-9a-f]{32}(?:-\d+)?|\d{13}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'id')

const comparable = ({ statusCode, headers, body, cookies }: ClientReply) => ({
  status: statusCode,
  // Which cookies a session has is known to its backend, which was not asked.
  cookies: statusCode === 401 ? [] : cookies.map(({ name }) => name).filter((name) => name !== 'soe-client'),
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !unlike.test(name) && !ofSession.test(name))
      .map(([name, value]) => [name, withoutIds(String(value))]),
  ),
  body: withoutIds(body),
})

type Seen = ReturnType<typeof comparable> | 'no answer'

/** A client that notes what it is answered. */
const noting = (url: string, seen: Seen[]): Client => {
  const client = httpClient(() => url)
  return {
    inject: async (request) => {
      const at = seen.push('no answer') - 1
      const reply = await client.inject(request)
      seen[at] = comparable(reply)
      return reply
    },
  }
}

interface Caller {
  readonly shopper: Shopper
  readonly world: string
  readonly seen: Seen[]
}

const callerInside = async ({ persona, audience }: ReturnType<typeof callerOf>): Promise<Caller> => {
  const state = { state: 'shopper', params: { identity: persona }, action: 'setup' }
  const { headers, cookies } = await post<ProviderStateReady>(statesOf(inside), state)
  const [world = '', seen] = [headers['x-sim-world'], [] as Seen[]]
  const shopper = createShopper(noting(inside.url, seen), world, audience)
  for (const [name, value] of Object.entries(cookies)) shopper.cookies.set(name, value)
  return { shopper, world, seen }
}

const callerInFront = async ({ persona, audience }: ReturnType<typeof callerOf>): Promise<Caller> => {
  const carrier = { url: behind.url, states: statesOf(behind) }
  const { id: world } = await post<{ id: string }>(`${front.url}/__sim/v1/worlds`, { persona, carrier })
  const seen: Seen[] = []
  const shopper = createShopper(noting(front.url, seen), world, audience)
  await shopper.enter()
  return { shopper, world, seen }
}

const play = async ({ shopper, world, seen }: Caller, app: Listening['app'], scenario: Scenario, least = 0) => {
  await prepare(shopper, scenario)
  seen.length = 0
  await arm(app, world, scenario)
  const isMet = async (calls: number) => calls >= least && (await verify(app, world)).ok
  const calls = await drive(shopper, scenario, isMet)
  const verification = await verify(app, world)
  return { calls, seen: [...seen], ok: verification.ok, unmet: verification.checks.filter(({ ok }) => !ok) }
}

const ofOperations = builtInScenarios.filter(isOfOperations)
const possible = ofOperations.filter((scenario) => lintCarried(scenario, { carrier: 'real-with-states' }).length === 0)

/** One of so many. */
const step = figure(12, 1)
const tried = possible.filter((_, index) => index % step === 0)

it('nearly every built-in scenario can be played in front of a real backend', () => {
  expect(possible.length).toBeGreaterThanOrEqual(150)
})

describe('a built-in scenario in front of a simulator as the real backend answers as inside it', () => {
  it.each(tried.map((scenario) => [scenario.id, scenario] as const))('%s', async (_id, scenario) => {
    const who = callerOf(scenario)
    const own = await play(await callerInside(who), inside.app, scenario)
    const carried = await play(await callerInFront(who), front.app, scenario, own.calls)
    expect(carried).toEqual(own)
  })
})
