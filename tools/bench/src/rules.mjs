/** `npm run bench:rules`: what a hundred rules add to cart.addDevice, alone and beside a thousand worlds that have them. */
import { startLoad, startSimulator } from './servers.mjs'
import { changeRequest, fillCart, makeWorlds } from './shopper.mjs'

/** Worlds beside the measured ones, each with every rule armed. */
const otherWorlds = 1000

/** Short: what else the machine does then falls on a run and on the one beside it alike. */
const seconds = 0.4

const called = 'cart.addDevice'
const others = [
  'cart.addAccessories',
  'checkout.getCheckoutDetails',
  'cases.getCases',
  'cart.removeDevice',
  'cart.addPlan',
]
const scopes = ['session', 'cart', 'world']

const ofCart = { cartLines: { gte: 1 } }

/** Rules that count every call, some on a condition, and are never due. @param {number} count @param {number} ofCalled @param {object} when */
const scenario = (count, ofCalled, when) => ({
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 'a-hundred-rules',
  title: 'Rules that count and are not due',
  rules: Array.from({ length: count }, (_, index) => ({
    id: `rule-${index}`,
    on: index < ofCalled ? called : others[index % others.length],
    per: scopes[index % scopes.length],
    nth: 900_000 + index,
    ...(index % 4 === 0 && { when }),
    reply: { status: 503 },
  })),
})

/** What is armed in a measured world. @typedef {{ name: string, rules: number, ofCalled: number }} Variant */

const noRules = 'no rules'

/** @type {readonly Variant[]} */
const variants = [
  { name: noRules, rules: 0, ofCalled: 0 },
  { name: '100 rules of other operations', rules: 100, ofCalled: 0 },
  { name: '100 rules, 10 of the called one', rules: 100, ofCalled: 10 },
  { name: '100 rules, all of the called one', rules: 100, ofCalled: 100 },
]

export const everyRule = /** @type {Variant} */ (variants.at(-1))

/** @param {string} base @param {import('./shopper.mjs').Shopper} shopper @param {Variant} variant @param {object} [when] */
export const armRules = async (base, shopper, { rules, ofCalled }, when = ofCart) => {
  if (rules === 0) return
  const path = `/__sim/v1/worlds/${shopper.cookies.get('sim-world')}/scenarios/a-hundred-rules`
  const answer = await fetch(`${base}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenario(rules, ofCalled, when)),
  })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

/**
 * A world of each variant in one process, for two processes of one program differ by more than rules cost.
 * @type {import('./figures.mjs').Open}
 */
export async function open(root) {
  const server = await startSimulator(root)
  const base = `http://localhost:${server.port}`
  const make = async (/** @type {number} */ lines, /** @type {Variant} */ variant) => {
    const shopper = await fillCart(base, lines)
    await armRules(base, shopper, variant)
    return shopper
  }
  await makeWorlds(otherWorlds, () => make(1, everyRule))
  const load = startLoad()
  /** @type {Map<string, string>} */
  const requests = new Map()
  for (const variant of variants) requests.set(variant.name, changeRequest(await make(3, variant), server.port))
  for (const request of requests.values()) await load.run(server, request, 3)

  async function measure() {
    /** @type {Record<string, number>} */
    const calls = {}
    for (const [name, request] of requests) calls[name] = (await load.run(server, request, seconds)).perSecond
    const { [noRules]: free = Number.NaN, ...armed } = calls
    return Object.fromEntries(Object.entries(armed).map(([name, perSecond]) => [name, free / perSecond]))
  }
  return { measure, close: () => [server, load].forEach(({ stop }) => stop()) }
}
