import type {
  Coverage,
  Decision,
  Journal,
  MadeWorld,
  Refusal,
  Verdict,
  Verification,
  WorldOverview,
} from '@soe/contracts'
import { deviceBody } from '@soe/carrier/testing'
import { createRedisStore, type ReplicaPlace } from '@soe/world'
import { startRedis, type TestRedis } from '@soe/world/testing'
import { createShopper, type Shopper } from '../testing/create-shopper'
import type { Client } from '../testing/http-client'
import { heldUntilCounted, untilCalled } from '../testing/scenario-client'
import { startReplicas, type Replica, type Replicas } from '../testing/start-replicas'

let redis: TestRedis
let lasting: Replicas
/** Those of the test: the lasting ones, unless it ends one of them. */
let replicas: Replicas
beforeAll(async () => {
  redis = await startRedis()
  lasting = await startReplicas(redis.url, 3)
})
afterAll(async () => {
  await lasting.close()
  await redis.stop()
})
beforeEach(() => {
  replicas = lasting
})

/** Runs with replicas of its own. */
const withOwn = (work: () => Promise<void>) => async () => {
  const own = await startRedis()
  replicas = await startReplicas(own.url, 3)
  try {
    await work()
  } finally {
    await replicas.close()
    await own.stop()
  }
}

const control = async <Body>(
  { inject }: Client,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const url = path.startsWith('/') ? path : `/__sim/v1/${path}`
  const { statusCode, body } = await inject({ method, url, ...(payload && { payload }) })
  return { status: statusCode, body: (body === '' ? undefined : JSON.parse(body)) as Body }
}

let made = 0

/** A world whose home is the first replica. */
const worldOfFirst = async (): Promise<string> => {
  const id = `home-${(made += 1)}`
  const [first] = replicas.all as [Replica]
  await control(first.client, 'POST', 'worlds', { id, seed: 7 })
  return id
}

const armIn = (world: string, id: string, more: object, client = replicas.balanced) =>
  control(client, 'PUT', `worlds/${world}/scenarios/${id}`, {
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id,
    title: id,
    ...more,
  })

const add = async (shopper: Shopper): Promise<string> =>
  String((await shopper.call('cart.addDevice', { body: deviceBody() })).headers['x-sim-decision'])

/** One call by each replica. */
const callAll = async (world: string): Promise<string[]> => {
  const decisions: string[] = []
  for (const { client } of replicas.all) decisions.push(await add(createShopper(client, world, 'prospect')))
  return decisions
}

const atEach = <Body>(path: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
  Promise.all(replicas.all.map(async ({ client }) => (await control<Body>(client, method, path, payload)).body))

describe('a world that several replicas are called for', () => {
  it('counts its calls as one process would, whichever replica is called', async () => {
    const world = await worldOfFirst()
    expect(await callAll(world)).toEqual([1, 2, 3].map((number) => `${world}-${number}.r0`))
  })

  it('has one journal, which each replica shows', async () => {
    const world = await worldOfFirst()
    const decisions = await callAll(world)
    for (const { entries, truncated, since } of await atEach<Journal>(`worlds/${world}/journal`)) {
      expect(entries.map(({ id }) => id)).toEqual(decisions)
      expect([truncated, since]).toEqual([false, undefined])
    }
  })

  it.each(['GET coverage', 'GET state', 'GET details', 'GET scenarios', 'POST verify', 'POST verdict'])(
    'answers %s alike at each replica',
    async (asked) => {
      const [method = '', what = ''] = asked.split(' ')
      const world = await worldOfFirst()
      await armIn(world, 'twice', {
        expect: [
          { on: 'cart.addDevice', calls: 3 },
          { on: 'cart.addPlan', never: true },
        ],
      })
      await callAll(world)
      const [first, ...others] = await atEach<object>(
        `worlds/${world}/${what}`,
        method as 'GET',
        method === 'POST' ? {} : undefined,
      )
      expect(JSON.stringify(first)).toMatch(/"(calls|carts|armed|ok|culprit|scenarios|standings|totals)"/)
      for (const other of others) expect(other).toEqual(first)
    },
  )

  it('explains each call at each replica', async () => {
    const world = await worldOfFirst()
    for (const id of await callAll(world))
      expect((await atEach<Decision>(`worlds/${world}/decisions/${id}`)).map((found) => found.id)).toEqual([id, id, id])
  })

  it('goes back to before any of its calls, and is forked from there, at each replica', async () => {
    const world = await worldOfFirst()
    const decisions = await callAll(world)
    for (const before of decisions) {
      const forks = await atEach<MadeWorld>('worlds', 'POST', { from: { world, before } })
      expect(forks.map(({ id }) => typeof id)).toEqual(['string', 'string', 'string'])
    }
    for (const before of decisions.toReversed()) {
      const { status } = await control(replicas.balanced, 'POST', `worlds/${world}/restore`, { before })
      expect(status).toBe(200)
    }
    const { carts } = (await control<{ carts: object[] }>(replicas.balanced, 'GET', `worlds/${world}/state`)).body
    expect(carts).toEqual([])
  })

  it('streams its journal from each replica as it is written', async () => {
    const world = await worldOfFirst()
    const ended = new AbortController()
    const streams = await Promise.all(
      replicas.all.map(({ base }) =>
        fetch(`${base}/__sim/v1/worlds/${world}/journal/events`, { signal: ended.signal }),
      ),
    )
    const decisions = await callAll(world)
    const streamed: string[][] = []
    for (const { body } of streams) {
      let text = ''
      for await (const chunk of body ?? []) {
        text += Buffer.from(chunk as Uint8Array).toString()
        if (text.includes(`"${decisions.at(-1)}"`)) break
      }
      streamed.push(decisions.filter((id) => text.includes(`"${id}"`)))
    }
    ended.abort()
    expect(streamed).toEqual([decisions, decisions, decisions])
  })

  it('holds an answer until another replica has given the one that it waits for', async () => {
    const world = await worldOfFirst()
    await control(replicas.balanced, 'PUT', `worlds/${world}/scenarios/held`, heldUntilCounted)
    const [first, second, third] = replicas.all as [Replica, Replica, Replica]
    const order: string[] = []
    const adding = add(createShopper(second.client, world, 'prospect')).then(() => order.push('added'))
    await untilCalled(first.client, world)
    await createShopper(third.client, world, 'prospect').call('recommendations.getRtCartCount', { body: {} })
    order.push('counted')
    await adding
    expect(order).toEqual(['counted', 'added'])
    expect((await control<Verification>(first.client, 'POST', `worlds/${world}/verify`)).body.ok).toBe(true)
  })

  it('shares its bandwidth among the answers of all replicas', async () => {
    const world = await worldOfFirst()
    const network = { setNetwork: { bytesPerSecond: 4000 } }
    const shoppers = replicas.all.map(({ client }) => createShopper(client, world, 'prospect'))
    const size = async () =>
      Number((await shoppers[0]?.call('cases.getCases', { body: {} }))?.headers['content-length'])
    const bytes = await size()
    await control(replicas.balanced, 'POST', `worlds/${world}/commands`, network)
    const begun = performance.now()
    await Promise.all(shoppers.map((shopper) => shopper.call('cases.getCases', { body: {} })))
    expect(performance.now() - begun).toBeGreaterThan(((3 * bytes) / 4000) * 1000 * 0.8)
  })

  it('breaks a connection at each replica where a rule says so', async () => {
    const world = await worldOfFirst()
    await armIn(world, 'reset', {
      rules: [{ id: 'reset', on: 'cart.addDevice', per: 'world', always: true, fault: { reset: true } }],
    })
    const ends = replicas.all.map(({ client }) => add(createShopper(client, world, 'prospect')))
    expect((await Promise.allSettled(ends)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })

  it('is found by the cookies of a browser alone', async () => {
    const world = await worldOfFirst()
    const cookie = `sim-world=${world}`
    for (const { base } of replicas.all) {
      const answer = await fetch(`${base}/__sim/clock`, { headers: { cookie } })
      expect(answer.status).toBe(200)
      const called = await fetch(`${base}/soe/digital/prospect/casemanagementservice/cases/nse/getCases`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: '{}',
      })
      expect(called.headers.get('x-sim-decision')).toMatch(new RegExp(String.raw`^${world}-\d+\.r0$`))
    }
  })
})

describe('what is asked of all worlds', () => {
  it('is gathered from all replicas', async () => {
    const world = await worldOfFirst()
    const [, second] = replicas.all as [Replica, Replica]
    await control(second.client, 'POST', 'worlds', { id: 'second', seed: 7 })
    const added = async () =>
      (await atEach<Coverage>('coverage')).map(
        ({ rows }) =>
          rows.find(({ operation, outcome }) => operation === 'cart.addDevice' && outcome === '200')?.calls ?? 0,
      )
    const before = await added()
    await callAll(world)
    await callAll('second')
    expect(await added()).toEqual(before.map((calls) => calls + 6))
    for (const { worlds } of await atEach<{ worlds: WorldOverview[] }>('worlds')) {
      const listed = worlds.filter(({ id }) => id === world || id === 'second')
      expect(listed.map(({ movedAt }) => movedAt !== undefined)).toEqual([true, true])
    }
  })

  it('drops idle worlds of each replica, and none that is in use', async () => {
    const ids = [await worldOfFirst(), 'idle']
    const [, second, third] = replicas.all as [Replica, Replica, Replica]
    await control(second.client, 'POST', 'worlds', { id: 'idle', labels: { run: 'r' } })
    replicas.time.now += 3_600_000
    await callAll(ids[0] ?? '')
    const { body } = await control<{ dropped: string[] }>(third.client, 'POST', 'worlds/sweep', { idleFor: 'PT30M' })
    expect(body.dropped).toContain('idle')
    expect(body.dropped).not.toContain(ids[0])
  })

  it(
    'is refused where a replica does not answer for its worlds',
    withOwn(async () => {
      const [first, second] = replicas.all as [Replica, Replica]
      await second.vanish()
      const { status, body } = await control<Refusal>(first.client, 'GET', 'coverage')
      expect([status, body.error.code]).toEqual([503, 'HOME_UNREACHABLE'])
      expect(body.error.message).toContain(second.base)
    }),
  )
})

describe('a home that is gone', () => {
  const armed = async () => {
    const world = await worldOfFirst()
    await armIn(world, 'once', {
      rules: [
        { id: 'slow', on: 'cart.addDevice', per: 'world', always: true, fault: { delay: { fixed: 'PT0.001S' } } },
      ],
      expect: [
        { on: 'cart.addDevice', calls: { min: 1 } },
        { rule: 'slow', fired: { min: 1 } },
        { on: 'cart.addPlan', never: true },
      ],
    })
    const decisions = await callAll(world)
    const [first, second, third] = replicas.all as [Replica, Replica, Replica]
    expect((await control<Verification>(third.client, 'POST', `worlds/${world}/verify`)).body.ok).toBe(true)
    return { world, decisions, first, second, third }
  }

  it(
    'is replaced by the replica that is asked next, which returns since when it knows the calls',
    withOwn(async () => {
      const { world, first, second, third, decisions } = await armed()
      await first.vanish()
      const decision = await add(createShopper(second.client, world, 'prospect'))
      expect(decision).toMatch(/\.r1$/)
      expect(await add(createShopper(third.client, world, 'prospect'))).toMatch(/\.r1$/)
      const { since, truncated, entries } = (await control<Journal>(third.client, 'GET', `worlds/${world}/journal`))
        .body
      expect([since, truncated, entries.length]).toEqual(['2026-11-26T12:00:00.000Z', true, 2])
      expect((await control<Coverage>(third.client, 'GET', `worlds/${world}/coverage`)).body.since).toBe(since)
      const lost = await control<Refusal>(third.client, 'GET', `worlds/${world}/decisions/${decisions[0]}`)
      expect([lost.status, lost.body.error.message]).toEqual([404, expect.stringContaining(`since ${since}`)])
      const rewound = await control<Refusal>(third.client, 'POST', `worlds/${world}/restore`, { before: decisions[0] })
      expect([rewound.status, rewound.body.error.code]).toEqual([409, 'VERSION_NOT_KEPT'])
    }),
  )

  it(
    'leaves no check green that was armed before, until the scenario is armed again',
    withOwn(async () => {
      const { world, first, second, third } = await armed()
      await first.vanish()
      const { ok, checks, since } = (await control<Verification>(second.client, 'POST', `worlds/${world}/verify`)).body
      expect([ok, since]).toEqual([false, '2026-11-26T12:00:00.000Z'])
      expect(checks.map((check) => [check.ok, check.gap])).toEqual([1, 2, 3].map(() => [false, 'home-is-gone']))
      const verdict = await control<Verdict>(third.client, 'POST', `worlds/${world}/verdict`, {})
      expect([verdict.body.culprit, verdict.body.sentences.join(' ')]).toEqual([
        'cannot-tell',
        expect.stringContaining('home of this world has ended'),
      ])
      await armIn(
        world,
        'again',
        {
          expect: [{ on: 'cart.addDevice', calls: 1 }],
        },
        third.client,
      )
      await add(createShopper(third.client, world, 'prospect'))
      const again = (await control<Verification>(second.client, 'POST', `worlds/${world}/verify`)).body
      expect(again.checks.find((check) => check.scenario === 'again')?.ok).toBe(true)
    }),
  )

  it.each([
    ['counts on where it starts again at its address', 'http://127.0.0.1:1', [true, undefined]],
    ['is not known again at another', 'http://127.0.0.1:2', [false, 'home-is-gone']],
  ])('that was killed %s', async (_what, address, expected) => {
    const own = await startRedis()
    replicas = await startReplicas(own.url, 1, { address: 'http://127.0.0.1:1' })
    const killed = replicas.all[0] as Replica
    const world = await worldOfFirst()
    await armIn(world, 'once', { expect: [{ on: 'cart.addDevice', calls: 1 }] })
    await add(createShopper(killed.client, world, 'prospect'))
    await killed.vanish()
    const again = await startReplicas(own.url, 1, { address, first: 1 })
    const { client } = again.all[0] as Replica
    const [check] = (await control<Verification>(client, 'POST', `worlds/${world}/verify`)).body.checks
    expect([check?.ok, check?.gap]).toEqual(expected)
    await again.close()
    await replicas.close()
    await own.stop()
  })

  it(
    'that ends by itself hands its worlds over at once',
    withOwn(async () => {
      const { world, first, second } = await armed()
      await first.app.close()
      expect(await add(createShopper(second.client, world, 'prospect'))).toMatch(/\.r1$/)
    }),
  )
})

describe('a request that is handed on', () => {
  const placesOf = async (): Promise<readonly ReplicaPlace[]> => {
    const store = await createRedisStore(redis.url, { replica: 'other' })
    const places = await store.homes?.join({ id: 'other', address: 'http://127.0.0.1:1', secret: 'x' })
    await store.homes?.leave('other')
    await store.close()
    return places ?? []
  }

  it('is handed on once: a replica that is not the home refuses it', async () => {
    const world = await worldOfFirst()
    const [, second] = replicas.all as [Replica, Replica]
    const secret = (await placesOf()).find(({ address }) => address === second.base)?.secret ?? ''
    const answer = await fetch(`${second.base}/__sim/v1/worlds/${world}/journal`, {
      headers: { 'x-sim-handed': secret },
    })
    expect([answer.status, ((await answer.json()) as Refusal).error.code]).toEqual([503, 'HOME_UNREACHABLE'])
  })

  it('opens the control API only with the secret of the replica', async () => {
    const world = await worldOfFirst()
    const [first, second] = replicas.all as [Replica, Replica]
    const url = `/__sim/v1/worlds/${world}`
    const knock = async ({ app }: Replica, headers: Record<string, string>) =>
      (await app.inject({ method: 'GET', url, headers, remoteAddress: '10.0.0.7' })).statusCode
    expect(await knock(first, { 'x-sim-handed': 'x' })).toBe(503)
    expect(await knock(first, {})).toBe(403)
    expect(await knock(second, { 'x-sim-handed': '' })).toBe(403)
  })

  it('ends at a replica that it was not meant for, if two have one address', async () => {
    const world = await worldOfFirst()
    const [, second] = replicas.all as [Replica, Replica]
    const headers = { 'x-sim-handed': 'of another', 'x-sim-world': world }
    const answer = await fetch(`${second.base}/support/chat`, { headers })
    const { error } = (await answer.json()) as Refusal
    expect([answer.status, error.message]).toEqual([503, expect.stringContaining('an --address of its own')])
  })
})
