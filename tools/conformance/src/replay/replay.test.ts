import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drifts, startTwin, type Twin } from '@soe/drift'
import { parse } from 'yaml'
import { runConform } from '../testing/run-conform'
import { temporaryFolder } from '../testing/temporary-folder'
import type { CallStep, Replay } from './replay-file'

const folder = temporaryFolder()
const twins: Twin[] = []
let sound: Twin

const startDrift = async (id: string): Promise<Twin> => {
  const drift = drifts.find((one) => one.id === id)
  if (!drift) throw new Error(`no drift ${id}`)
  const twin = await startTwin(drift)
  twins.push(twin)
  return twin
}

beforeAll(async () => {
  sound = await startTwin({})
})
afterEach(() => Promise.all(twins.splice(0).map((twin) => twin.close())))
afterAll(() => sound.close())

/** Judges a drift as one audience meets it, and returns the replays of its findings. */
const replaysOf = async (twin: Twin, only: string, audience: string) => {
  await runConform(['--target', twin.url, '--only', only, '--audiences', audience, '--out', folder()])
  const dir = join(folder(), 'replays')
  return readdirSync(dir).map((name) => {
    const text = readFileSync(join(dir, name), 'utf8')
    return {
      file: join(dir, name),
      text,
      replay: parse(text) as Omit<Replay, 'steps'> & { readonly steps?: readonly CallStep[] },
    }
  })
}

const replayOf = async (twin: Twin, only: string, kind: string, audience = 'prospect') => {
  const all = await replaysOf(twin, only, audience)
  const found = all.find(({ replay }) => replay.kind === kind)
  if (!found) throw new Error(`no ${kind} among ${all.map(({ replay }) => replay.kind).join(', ')}`)
  return found
}

describe('the replay of a finding', () => {
  it("holds the shortest steps that fail, and CAN'T say where no session is to be had or a step is refused", async () => {
    const twin = await startDrift('public-cart')
    const { file, replay } = await replayOf(twin, 'checkout.getCheckoutDetails', 'shared-cache')
    expect(replay).toMatchObject({
      operation: 'checkout.getCheckoutDetails',
      path: 'cache-control',
      seed: 1,
      contract: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      target: twin.url,
    })
    // A cart has to be there: without the phone the answer is another one.
    expect(replay.steps?.map((step) => step.do)).toEqual(['cart.addDevice', 'checkout.getCheckoutDetails'])

    const alone = await runConform(['replay', file, '--state-url', '/nowhere'])
    expect(alone.out).toMatch(/^CAN'T {2}.*: the state "shopper" could not be set up/)
    expect(alone.code).toBe(2)
    const [first] = replay.steps ?? []
    const unknown = {
      ...first,
      body: JSON.parse(JSON.stringify(first?.body).replaceAll('dev14000001', 'gone')) as unknown,
    }
    writeFileSync(file, JSON.stringify({ ...replay, steps: [unknown, ...(replay.steps ?? []).slice(1)] }))
    const refused = await runConform(['replay', file])
    expect(refused.out).toContain('cart.addDevice on the way is not done')
    expect(refused.code).toBe(2)
  })

  it('leaves out every part of the last request that the failure does not need', async () => {
    const { replay } = await replayOf(
      await startDrift('created-201'),
      'wishlist.addWishlist',
      'undeclared-status',
      'signed-in',
    )
    expect(replay.steps).toHaveLength(1)
    expect(JSON.stringify(replay.steps?.[0]?.body).length).toBeLessThan(200)
  })

  it('is STILL there, and FIXED where it is', async () => {
    const { file } = await replayOf(await startDrift('no-request-id'), 'cart.addDevice', 'no-request-id')
    const still = await runConform(['replay', file])
    expect(still.out).toMatch(/^STILL {2}cart\.addDevice no-request-id e2erequestid: .* \([\da-f]{12}\)\n$/)
    expect(still.code).toBe(1)
    const fixed = await runConform(['replay', file, '--target', sound.url])
    expect(fixed.out).toMatch(/^FIXED {2}cart\.addDevice no-request-id e2erequestid \([\da-f]{12}\)\n$/)
    expect(fixed.code).toBe(0)
  })

  it('of an invalid request stays invalid, however short', async () => {
    const found = await replayOf(await startDrift('quantity-0'), 'cart.addAccessories', 'invalid-accepted', 'signed-in')
    const last = found.replay.steps?.at(-1)
    expect(JSON.stringify(last?.body)).toContain('"qty":0')
    expect((await runConform(['replay', found.file])).out).toContain('STILL')
    expect((await runConform(['replay', found.file, '--target', sound.url])).out).toContain('FIXED')
  })

  it('makes the steps of a sum that is off again', async () => {
    const { file, replay } = await replayOf(await startDrift('total-off'), 'checkout.getCheckoutDetails', 'sum-today')
    expect(replay.steps?.map((step) => step.do)).toEqual(['cart.addDevice', 'checkout.getCheckoutDetails'])
    expect((await runConform(['replay', file])).code).toBe(1)
    expect((await runConform(['replay', file, '--target', sound.url])).code).toBe(0)
  })

  it('holds no secret but what the judge made up, and gets it from the environment or the example', async () => {
    const found = await replayOf(
      await startDrift('card-of-letters'),
      'checkout.selectPayment',
      'invalid-accepted',
      'signed-in',
    )
    // The port of the backend may hold the digits of a card.
    expect(found.text.replace(/^target: .*$/m, '')).not.toMatch(/4111|sim-session|x-xsrf-token/i)
    expect((await runConform(['replay', found.file])).out).toContain('STILL')
    expect((await runConform(['replay', found.file, '--target', sound.url])).out).toContain('FIXED')
    const [first, ...rest] = found.replay.steps ?? []
    const asking = { ...first, body: { note: '${nobodyKnows}' } }
    writeFileSync(found.file, JSON.stringify({ ...found.replay, steps: [asking, ...rest] }))
    const asked = await runConform(['replay', found.file])
    expect(asked.out).toMatch(/^CAN'T {2}.*set the variable nobodyKnows: the file does not hold its value/)
    expect(asked.code).toBe(2)
    expect((await runConform(['replay', found.file], { nobodyKnows: 'x' })).out).not.toContain('set the variable')
  })
})

describe('soe-conform replay', () => {
  it.each([
    [[], 'replay needs a FILE'],
    [['/nowhere.yaml'], '/nowhere.yaml cannot be read'],
    [['x', '--only', 'cart'], "Unknown option '--only'"],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await runConform(['replay', ...args])
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  it('refuses a file that is not one, and another host without --i-own', async () => {
    const file = join(folder(), 'x.yaml')
    writeFileSync(file, 'finding: 1')
    expect((await runConform(['replay', file])).err).toContain(
      'is not a replay: finding: Needed here is a text, not a number.',
    )
    const given = {
      finding: '0a1b2c3d4e5f',
      operation: 'cart.addDevice',
      kind: 'not-stored',
      path: '',
      message: 'm',
      reason: 'm',
    }
    const rest = { contract: '0.1.0', seed: 1, target: 'https://shop.example', check: 'c', shoppers: {} }
    writeFileSync(file, JSON.stringify({ ...given, ...rest }))
    const { code, err } = await runConform(['replay', file])
    expect(err).toContain('allow it with --i-own shop.example')
    expect(code).toBe(2)
  })

  it('explains itself', async () => {
    const { code, out } = await runConform(['replay', '--help'])
    expect(out).toContain('soe-conform replay FILE')
    expect(code).toBe(0)
  })
})
