/** `npm run bench:rules`: what a hundred rules add to cart.addDevice, alone and beside a thousand worlds that have them. */
import { parseArgs } from 'node:util'
import { rowsOf } from './figure-rows.mjs'
import { pinning } from './pinned.mjs'
import { dryOption, publishFigures } from './publish-figures.mjs'
import { simulatorBundle, startLoad, startSimulator } from './servers.mjs'
import { changeRequest, fillCart } from './shopper.mjs'
import { median } from './statistics.mjs'

const command = 'npm run bench:rules'
const { values } = parseArgs({
  options: {
    ...dryOption,
    rounds: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '0.4' },
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

/** What is armed in a measured world. @typedef {{ name: string, rules: number, ofCalled: number }} Variant */

/** @type {readonly Variant[]} */
const variants = [
  { name: 'no rules', rules: 0, ofCalled: 0 },
  { name: '100 rules of other operations', rules: 100, ofCalled: 0 },
  { name: '100 rules, 10 of the called one', rules: 100, ofCalled: 10 },
  { name: '100 rules, all of the called one', rules: 100, ofCalled: 100 },
]

const everyRule = /** @type {Variant} */ (variants.at(-1))

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

/**
 * A world of each variant in one process, for two processes of one program differ by more than rules cost.
 * @param {number} others worlds beside them, each with every rule armed
 */
const prepare = async (others) => {
  const server = await startSimulator(simulatorBundle, [], ['--store', 'memory'])
  const base = `http://localhost:${server.port}`
  const make = async (/** @type {number} */ lines, /** @type {Variant} */ variant) => {
    const shopper = await fillCart(base, lines)
    await arm(base, shopper, variant)
    return shopper
  }
  for (let made = 0; made < others; made += sideBySide) {
    await Promise.all(Array.from({ length: Math.min(sideBySide, others - made) }, () => make(1, everyRule)))
  }
  const measured = []
  for (const variant of variants) {
    const rounds = /** @type {{ perSecond: number, cpu: number }[]} */ ([])
    measured.push({ ...variant, request: changeRequest(await make(3, variant), server.port), rounds })
  }
  return { others, server, measured }
}

/** Rounds are short and many: what else the machine does then falls on a round and on the one beside it alike. */
const load = startLoad()

/** @typedef {Awaited<ReturnType<typeof prepare>>} Prepared */

/** @param {Prepared['server']} server @param {Prepared['measured'][number]['request']} request @param {string} seconds */
const round = async (server, request, seconds) => {
  const before = server.cpu()
  const { port } = server
  const run = await load.run({ port, request, connections: Number(values.connections), seconds: Number(seconds) })
  if (run.failures > 0) throw new Error(`${run.failures} calls failed`)
  return { perSecond: run.perSecond, cpu: ((server.cpu() - before) / run.calls) * 1000 }
}

/** Compares each round with the adjacent round without rules. @param {Prepared['measured'][number]} of @param {Prepared['measured'][number]} base @param {'perSecond' | 'cpu'} figure */
const ratio = ({ rounds }, base, figure) =>
  median(
    rounds.map((own, index) => {
      const other = base.rounds[index]?.[figure] ?? Number.NaN
      return figure === 'cpu' ? own.cpu / other : other / own.perSecond
    }),
  ).toFixed(2)

/** @param {Prepared} prepared */
const print = ({ others, measured }) => {
  console.log(others === 0 ? '\nno other worlds' : `\n${others} other worlds, each with 100 rules`)
  const [base] = measured
  if (!base) return
  for (const each of measured) {
    const calls = Math.round(median(each.rounds.map(({ perSecond }) => perSecond)))
    const cpu = Math.round(median(each.rounds.map((own) => own.cpu)))
    console.log(
      `${each.name.padEnd(36)}${`${calls}/s`.padStart(14)}${`${cpu} µs`.padStart(14)}${ratio(each, base, 'perSecond').padStart(16)}${ratio(each, base, 'cpu').padStart(8)}`,
    )
  }
}

console.log(`${called}, ${values.rounds} alternating rounds of ${values.seconds} s; ${pinning}`)
const servers = [await prepare(0), await prepare(worlds)]
for (const { server, measured } of servers) for (const { request } of measured) await round(server, request, '3')
for (let count = 0; count < Number(values.rounds); count += 1) {
  for (const { server, measured } of servers) {
    for (const each of measured) each.rounds.push(await round(server, each.request, values.seconds))
  }
}
console.log(`\n${''.padEnd(36)}calls a second    CPU a call    cost: by calls, by CPU`)
for (const prepared of servers) {
  print(prepared)
  prepared.server.stop()
}
load.stop()

const [compared, ...withRules] = servers.at(-1)?.measured ?? []
const figures = Object.values(rowsOf[command]).map((row, index) => {
  const variant = withRules[index]
  return /** @type {const} */ ([row, variant && compared ? [ratio(variant, compared, 'perSecond')] : []])
})
publishFigures(command, Object.fromEntries(figures), values)
