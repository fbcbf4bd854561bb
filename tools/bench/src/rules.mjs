/** `npm run bench:rules`: what cart.addDevice costs with a hundred rules armed in each of a thousand worlds. */
import { parseArgs } from 'node:util'
import { pinning } from './pinned.mjs'
import { simulatorBundle, startLoad, startSimulator } from './servers.mjs'
import { changeRequest, fillCart } from './shopper.mjs'
import { median } from './statistics.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    worlds: { type: 'string', default: '1000' },
  },
})

const worlds = Number(values.worlds)
const called = 'cart.addDevice'
const others = [
  'cart.addAccessories',
  'checkout.getCheckoutDetails',
  'cases.getCases',
  'cart.removeDevice',
  'cart.addPlan',
]
const scopes = ['session', 'cart', 'world']

/** Rules that count every call, look at the cart, and are never due. @param {number} count @param {number} ofCalled */
const scenario = (count, ofCalled) => ({
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 'a-hundred-rules',
  title: 'Rules that count and are not due',
  rules: Array.from({ length: count }, (_, index) => ({
    id: `rule-${index}`,
    on: index < ofCalled ? called : others[index % others.length],
    per: scopes[index % scopes.length],
    nth: 900_000 + index,
    ...(index % 4 === 0 && { when: { cartLines: { gte: 1 } } }),
    reply: { status: 503 },
  })),
})

/** @typedef {{ name: string, worlds: number, rules: number, ofCalled: number }} Variant */

/** @type {readonly Variant[]} */
const variants = [
  { name: 'no rules, one world', worlds: 1, rules: 0, ofCalled: 0 },
  { name: 'no rules', worlds, rules: 0, ofCalled: 0 },
  { name: '100 rules of other operations', worlds, rules: 100, ofCalled: 0 },
  { name: '100 rules, 10 of the called one', worlds, rules: 100, ofCalled: 10 },
  { name: '100 rules, all of the called one', worlds, rules: 100, ofCalled: 100 },
]

/** @param {string} base @param {import('./shopper.mjs').Shopper} shopper @param {Variant} variant */
const arm = async (base, shopper, { rules, ofCalled }) => {
  if (rules === 0) return
  const path = `/__sim/v1/worlds/${shopper.cookies.get('sim-world')}/scenarios/a-hundred-rules`
  const answer = await fetch(`${base}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenario(rules, ofCalled)),
  })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

/** Worlds made at once. */
const sideBySide = 16

/** @param {Variant} variant */
const prepare = async (variant) => {
  const server = await startSimulator(simulatorBundle, [], ['--store', 'memory'])
  const base = `http://localhost:${server.port}`
  const make = async (/** @type {number} */ lines) => {
    const shopper = await fillCart(base, lines)
    await arm(base, shopper, variant)
    return shopper
  }
  for (let made = 0; made < variant.worlds - 1; made += sideBySide) {
    await Promise.all(Array.from({ length: Math.min(sideBySide, variant.worlds - 1 - made) }, () => make(1)))
  }
  const shopper = await make(3)
  return { ...variant, server, shopper, rounds: /** @type {{ perSecond: number, cpu: number }[]} */ ([]) }
}

const load = startLoad()

/** @param {Awaited<ReturnType<typeof prepare>>} prepared @param {string} seconds */
const round = async ({ server, shopper }, seconds) => {
  const request = changeRequest(shopper, server.port)
  const before = server.cpu()
  const measured = await load.run({
    port: server.port,
    request,
    connections: Number(values.connections),
    seconds: Number(seconds),
  })
  if (measured.failures > 0) throw new Error(`${measured.failures} calls failed`)
  return { perSecond: measured.perSecond, cpu: ((server.cpu() - before) / measured.calls) * 1000 }
}

console.log(`${called}, ${worlds} worlds, ${values.rounds} alternating rounds of ${values.seconds} s; ${pinning}\n`)
/** @type {Awaited<ReturnType<typeof prepare>>[]} */
const prepared = []
for (const variant of variants) prepared.push(await prepare(variant))
for (const each of prepared) await round(each, '3')
for (let count = 0; count < Number(values.rounds); count += 1) {
  for (const each of prepared) each.rounds.push(await round(each, values.seconds))
}

const base = /** @type {(typeof prepared)[number]} */ (prepared.find(({ name }) => name === 'no rules'))

/** The cost of a round is told from the one beside it without rules. @param {(typeof prepared)[number]} of @param {'perSecond' | 'cpu'} figure */
const ratio = ({ rounds }, figure) =>
  median(
    rounds.map((own, index) => {
      const other = base.rounds[index]?.[figure] ?? Number.NaN
      return figure === 'cpu' ? own.cpu / other : other / own.perSecond
    }),
  ).toFixed(2)

console.log(`${''.padEnd(36)}calls a second    CPU a call    cost: by calls, by CPU`)
for (const each of prepared) {
  const calls = Math.round(median(each.rounds.map(({ perSecond }) => perSecond)))
  const cpu = Math.round(median(each.rounds.map((own) => own.cpu)))
  console.log(
    `${each.name.padEnd(36)}${`${calls}/s`.padStart(14)}${`${cpu} µs`.padStart(14)}${ratio(each, 'perSecond').padStart(16)}${ratio(each, 'cpu').padStart(8)}`,
  )
  each.server.stop()
}
load.stop()
