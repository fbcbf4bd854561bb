import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { findOperation } from '@soe/contracts'
import { withWorld, type Shopper } from '@soe/simulator-client/jest'
import { defineScenario, parseScenarios, rule, type Rule } from '@soe/scenario'
import fc from 'fast-check'
import type { Har } from '../har/har'
import { addDevice } from '../testing/add-device'
import { callsOf, goThrough, randomSession, type RandomSession } from '../testing/random-session'
import { runLine } from '../testing/run-line'
import { secondAdd } from '../testing/second-add'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, inWorld, path, write } = fixture

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Har

describe('export-har', () => {
  it('writes requests and answers with their times, and no secret', () =>
    inWorld(async (world) => {
      await fixture.client.arm(world.id, secondAdd)
      const shopper = await world.enter()
      await addDevice(shopper)
      await addDevice(shopper)
      const file = path('written.har')
      expect(await sim(`export-har ${world.id} --out ${file}`)).toMatchObject({ code: 0 })
      const { version, entries } = read(file).log
      expect([version, entries.length]).toEqual(['1.2', 2])
      expect(entries[1]).toMatchObject({
        request: { method: 'POST', postData: { mimeType: 'application/json' } },
        response: { status: 200, content: { text: expect.stringContaining('"id":"208"') as string } },
        comment: `${world.id}-2: cart.addDevice`,
      })
      expect(entries[0]?.request.url).toBe(`${fixture.url}/soe/digital/prospect/cartservice/cart/nse/add-device`)
      expect(entries[0]?.time).toBeGreaterThan(0)
      const session = (await world.state()).sessions[0]
      const text = readFileSync(file, 'utf8')
      for (const secret of [session?.id, session?.xsrfToken]) expect(text).not.toContain(secret)
    }))
})

const entry = (url: string, status: number, text: string, method = 'POST') => ({
  startedDateTime: '2026-11-22T10:00:00.000Z',
  request: { method, url },
  response: { status, content: { text } },
})

const har = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', entries } })

const faults: readonly (readonly [string, Rule['fault']])[] = [
  ['hang', { hang: true }],
  ['reset', { reset: true }],
  ['truncate', { truncate: { bytes: 7 } }],
  ['malformed', { malformedJson: true }],
  ['late', { delay: { fixed: 'PT0.01S' } }],
]

describe('an archive of calls that rules have spoilt', () => {
  it.each(faults)('is imported with its fault: %s', (id, fault) =>
    inWorld(async (world) => {
      const rules = [rule.on('cart.addDevice', { id, nth: 1, fault } as never)]
      await fixture.client.arm(world.id, defineScenario({ id, title: 'A fault', rules }))
      const shopper = await world.enter()
      const added = addDevice(shopper).catch(() => undefined)
      while ((await fixture.client.journal(world.id)).entries.length === 0) await pause(5)
      if (id !== 'hang') await added
      const file = path(`${id}.har`)
      await sim(`export-har ${world.id} --out ${file}`)
      const { out } = await runLine(['import-har', file])
      const [imported, ...more] = parseScenarios(out).scenarios[0]?.rules ?? []
      expect([imported?.fault, imported?.reply, more]).toEqual([fault, undefined, []])
    }),
  )
})

describe('import-har', () => {
  it('takes the archive of a browser, whatever else is in it', async () => {
    const page = 'https://shop.example.test/base'
    const file = write(
      'browser.har',
      har(
        entry(`${page}/assets/index.js`, 200, '', 'GET'),
        entry(
          `${page}/soe/digital/prospect/cartservice/cart/nse/add-device`,
          200,
          '{"errors":[{"id":"OUT_OF_STOCK"}]}',
        ),
        entry(`${page}/soe/digital/prospect/cartservice/cart/nse/add-device`, 504, '<h1>504</h1>'),
        entry(`${page}/soe/digital/prospect/cartservice/cart/nse/add-device`, 0, ''),
      ),
    )
    const { code, out, err } = await runLine(['import-har', file])
    expect([code, err]).toEqual([0, 'Left out, for they are no calls of the carrier: 1 entry.'])
    expect(out).toContain('id: imported-browser')
    expect(out).toContain('reply: { error: OUT_OF_STOCK }')
    expect(out).toContain('reply: { status: 504, html: "<h1>504</h1>" }')
    expect(out).toContain('fault: { reset: true }')
    expect(await runLine(['lint', '-'], { stdin: out })).toMatchObject({ code: 0 })
  })

  it.each([
    ['no JSON', '{', 'is not JSON'],
    ['another document', '{"log":{}}', 'is not an HTTP archive'],
    ['entries of another kind', har({ request: {} }), 'is not an HTTP archive'],
    ['nothing of the carrier', har(entry('https://other.test/x', 200, '')), 'No call of the session'],
  ])('refuses %s with 2', async (_what, text, said) => {
    expect(await runLine(['import-har', write('wrong.har', text)])).toMatchObject({
      code: 2,
      err: expect.stringContaining(said) as string,
    })
  })
})

type Rewrite = (archive: Har) => Har

const forgetsAnswers: Rewrite = ({ log }) => ({
  log: {
    ...log,
    entries: log.entries.map(({ response, ...rest }) => ({
      ...rest,
      response: { ...response, status: 200, content: { size: 0, mimeType: 'application/json' } },
    })),
  },
})

const optionsOf = ({ persona, seed }: RandomSession) => ({ simulatorUrl: fixture.url, persona, seed, verify: false })

const endsTheSameWay = (rewrite: Rewrite) =>
  fc.asyncProperty(randomSession, async (session) => {
    const file = path('session.har')
    const calls = callsOf(session)
    const endings = await withWorld(optionsOf(session), async (world) => {
      const all = await goThrough(world, calls, session.scenario)
      await sim(`export-har ${world.id} --out ${file}`)
      return all
    })
    writeFileSync(file, JSON.stringify(rewrite(read(file))))
    const { code, out } = await runLine(['import-har', file])
    expect(code).toBe(0)
    const again = await withWorld(optionsOf(session), (world) => goThrough(world, calls, out))
    expect(again.map(({ status, error }) => [status, error])).toEqual(
      endings.map(({ status, error }) => [status, error]),
    )
  })

const figure = process.env['SOAK'] === '1' ? 100 : 8

describe('a session in an archive', () => {
  it('ends the same way once the archive is imported', async () => {
    const result = await fc.check(
      endsTheSameWay((archive) => archive),
      { numRuns: figure, endOnFailure: true },
    )
    expect(fc.defaultReportMessage(result)).toBeUndefined()
  }, 600_000)

  it('is found out where its answers are forgotten', async () => {
    const result = await fc.check(endsTheSameWay(forgetsAnswers), { numRuns: 40, endOnFailure: true, seed: 3 })
    expect([result.failed, String(result.errorInstance)]).toEqual([true, expect.stringContaining('toEqual')])
  }, 600_000)
})

const failsThird = `apiVersion: sim/v1
kind: Scenario
id: third
title: The third of all is refused
rules:
  - { id: third-add, on: cart.addDevice, per: world, nth: 3, reply: { status: 503 } }
`

/** Two sessions add a device by turns in a world in which a scenario is armed. */
const addByTurns = async (scenario: string, file: string): Promise<number[]> => {
  const statuses: number[] = []
  await inWorld(async (world) => {
    await fixture.client.arm(world.id, scenario)
    const shoppers = [await world.enter(), await world.enter()]
    for (const turn of [0, 1, 0, 1]) statuses.push((await addDevice(shoppers[turn] as Shopper)).status)
    await sim(`export-har ${world.id} --out ${file}`)
  })
  return statuses
}

const asBrowsersSave = ({ log }: Har) => {
  const entries = log.entries.map(({ _session: session = '', request, ...entry }) => {
    const cookie = { name: 'Cookie', value: `a=b; sim-session=${session.replace('…', '')}; c=d` }
    return { ...entry, request: { ...request, headers: [cookie] } }
  })
  return { log: { ...log, entries } }
}

describe('an archive of two sessions', () => {
  it.each<[string, (archive: Har) => object]>([
    ['names them', (archive) => archive],
    ['has their cookies', asBrowsersSave],
  ])('that %s fails again at the same call of both', async (_, changed) => {
    const file = path('sessions.har')
    expect(await addByTurns(failsThird, file)).toEqual([200, 200, 503, 200])
    write('sessions.har', JSON.stringify(changed(read(file))))
    const { out, err } = await sim(`import-har ${file}`)
    expect(err).toBe('The calls are of 2 sessions: the rules count them together, in their order.')
    expect(await addByTurns(out, path('again.har'))).toEqual([200, 200, 503, 200])
  })
})

describe('import-har --world', () => {
  const reads = [
    'cart.checkExistingCart',
    'cases.getCases',
    'checkout.getCheckoutDetails',
    'wishlist.retrieveWishlist',
  ] as const
  const read = async (shopper: Shopper) => {
    const answers: unknown[] = []
    for (const key of reads) {
      const { body } = findOperation(key).metadata.example
      answers.push((await shopper.call(key, { body: body as never })).raw)
    }
    return answers
  }

  it('makes a world whose reads answer as those of the archive, with its latency where asked', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      await addDevice(shopper)
      await shopper.call('wishlist.addWishlist', {
        body: findOperation('wishlist.addWishlist').metadata.example.body as never,
      })
      const answers = await read(shopper)
      const file = path('customer.har')
      await sim(`export-har ${world.id} --emails --out ${file}`)
      const { code, out, err } = await sim(`import-har ${file} --world as-recorded --latency`)
      expect([code, err]).toEqual([0, ''])
      expect(out).toContain('Made the world as-recorded of')
      expect(out).toContain('4 reads, of which it answers otherwise: none.')
      expect((await fixture.client.scenarios('as-recorded')).map(({ id }) => id)).toEqual(['imported-customer-latency'])
      const entry = new URL(/http\S+/.exec(out)?.[0] ?? '')
      await shopper.fetch(`${entry.pathname}${entry.search}`)
      expect(await read(shopper)).toEqual(answers)
      await fixture.client.dropWorld('as-recorded')
    }, 'signed-in'))
})
