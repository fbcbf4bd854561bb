import type { Audience, OperationKey } from '@soe/contracts'
import type { Call } from '../shopping/call'
import { createScene, type Scene } from '../shopping/scene'
import type { Shopper } from '../shopping/shopper'
import { createCookieJar } from '../target/cookie-jar'
import type { Exchange } from '../target/exchange'
import type { Check, CheckContext } from './check'
import { seededRandom } from './seeded-random'
import { situationsOf, type SituationName } from './situations'

/** Answers every call of a rehearsal: success, with an empty body. */
const nothing: Exchange = {
  request: { method: '', path: '', headers: {} },
  response: { status: 200, headers: {}, setCookies: [], body: '{}', ms: 0 },
}

/** What a check calls to judge it, and what it calls to set its states up. */
interface Rehearsed {
  readonly own: ReadonlySet<OperationKey>
  readonly setups: readonly OperationKey[]
  /** Each operation in each state that it is called in. */
  readonly entered: readonly (readonly [OperationKey, SituationName])[]
  readonly calls: readonly Call[]
}

type Note = (call: Call, scene: Scene) => void

const rehearsedShopper = (audience: Audience, scene: Scene, isVisitor: boolean, note: Note): Shopper => {
  const name = `shopper ${scene.cast.size + 1}`
  scene.cast.set(name, { audience, isVisitor })
  const calls: Call[] = []
  let setups = 0
  return {
    state: { id: '', headers: {}, cookies: {} },
    audience,
    name,
    scene,
    jar: createCookieJar(),
    follower: scene.following.session(),
    calls,
    call: (key, options = {}) => {
      const call = { key, audience, exchange: nothing, isSetup: setups > 0, isHostile: false, options, by: name }
      calls.push(call)
      scene.moments.push({ call })
      note(call, scene)
      return Promise.resolve(call)
    },
    forget: () => undefined,
    asSetup: async (run) => {
      setups += 1
      return run().finally(() => void (setups -= 1))
    },
    pass: () => undefined,
    resolve: (text) => text,
  }
}

/** Checks of one operation that touch no other. */
const staysWithItsOwn: ReadonlySet<Check['family']> = new Set(['negative', 'wire', 'alias'])

/** Runs a check on nothing, to see what it calls. */
const rehearse = async (check: Check): Promise<Rehearsed> => {
  const [own, setups] = [new Set([check.key, ...(check.calls ?? [])]), [] as OperationKey[]]
  const entered: (readonly [OperationKey, SituationName])[] = []
  const calls: Call[] = []
  if (staysWithItsOwn.has(check.family)) return { own, setups, entered, calls }
  const note: Note = (call, scene) => {
    const { key, isSetup } = call
    calls.push(call)
    entered.push(...situationsOf(call, scene).map((name) => [key, name] as const))
    if (isSetup) setups.push(key)
    else own.add(key)
  }
  const open = (audience: Audience, scene = createScene(), isVisitor = false) =>
    Promise.resolve(rehearsedShopper(audience, scene, isVisitor, note))
  const context: CheckContext = {
    shopper: (audience) => open(audience),
    sharedShopper: (audience) => open(audience),
    visitor: (audience) => open(audience, undefined, true),
    signIn: (audience, { scene }) => open(audience, scene),
    beside: ({ scene }, audience) => open(audience, scene),
    others: async ({ scene, audience }) => [await open('prospect', scene), await open(audience, scene)],
    cast: ({ audience }, beside) => open(audience, beside?.scene),
    lockCart: ({ scene, name: by }, lock) => Promise.resolve(void scene.moments.push({ lock, by })),
    passTime: ({ scene, name: by }, pass) => Promise.resolve(void scene.moments.push({ pass, by })),
    report: () => undefined,
    isBroken: () => false,
    isServed: () => true,
    needs: () => undefined,
    hasData: () => true,
    random: seededRandom(1),
  }
  // A check that cannot go on without a real answer has called by then what it calls first.
  await check.run(context).catch(() => undefined)
  return { own, setups, entered, calls }
}

const rehearsals = new WeakMap<Check, Promise<Rehearsed>>()

export const rehearsedOnce = (check: Check): Promise<Rehearsed> => {
  const known = rehearsals.get(check) ?? rehearse(check)
  rehearsals.set(check, known)
  return known
}

/** The checks that judge these operations: those that call one, and of each way to set a state up the first. */
export const touching = async (checks: readonly Check[], keys: ReadonlySet<OperationKey>): Promise<Check[]> => {
  const ways = new Set<string>()
  const chosen: Check[] = []
  for (const check of checks) {
    const { own, setups } = await rehearsedOnce(check)
    const way = `${check.audience} ${setups.join(' ')}`
    const isNewWay = !ways.has(way) && setups.some((key) => keys.has(key))
    if (!isNewWay && ![...own].some((key) => keys.has(key))) continue
    ways.add(way)
    chosen.push(check)
  }
  return chosen
}
