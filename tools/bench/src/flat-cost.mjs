/** `npm run bench:flat`: what cart.addDevice costs with more worlds alive, and with more lines in the cart. */
import { parseArgs } from 'node:util'
import { rowsOf } from './figure-rows.mjs'
import { ratio } from './number-texts.mjs'
import { pinning } from './pinned.mjs'
import { dryOption, publishFigures } from './publish-figures.mjs'
import { simulatorBundle, startLoad, startSimulator } from './servers.mjs'
import { changeRequest, fillCart } from './shopper.mjs'
import { median } from './statistics.mjs'

const command = 'npm run bench:flat'
const { values } = parseArgs({
  options: {
    ...dryOption,
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
  },
})

/** `figure`: what the variants of a series differ in. */
const series = /** @type {const} */ ([
  {
    name: 'worlds alive',
    figure: 'worlds',
    variants: [
      { worlds: 1, lines: 3 },
      { worlds: 1_000, lines: 3 },
      { worlds: 20_000, lines: 3 },
    ],
  },
  {
    name: 'lines in the cart',
    figure: 'lines',
    variants: [
      { worlds: 1, lines: 1 },
      { worlds: 1, lines: 50 },
    ],
  },
])

/** Worlds made at once while filling. */
const sideBySide = 16

/** @param {string} base @param {number} count */
const makeWorlds = async (base, count) => {
  for (let made = 0; made < count; made += sideBySide) {
    await Promise.all(Array.from({ length: Math.min(sideBySide, count - made) }, () => fillCart(base, 1)))
  }
}

/** @param {{ worlds: number, lines: number }} variant */
const prepare = async (variant) => {
  const server = await startSimulator(simulatorBundle, [], ['--store', 'memory', '--max-worlds', '50000'])
  const base = `http://localhost:${server.port}`
  await makeWorlds(base, variant.worlds - 1)
  return { ...variant, server, shopper: await fillCart(base, variant.lines), perSecond: /** @type {number[]} */ ([]) }
}

const load = startLoad()

/** @param {Awaited<ReturnType<typeof prepare>>} prepared @param {string} seconds */
const round = async ({ server, shopper }, seconds) => {
  const request = changeRequest(shopper, server.port)
  const measured = await load.run({
    port: server.port,
    request,
    connections: Number(values.connections),
    seconds: Number(seconds),
  })
  if (measured.failures > 0) throw new Error(`${measured.failures} calls failed`)
  return measured.perSecond
}

console.log(`cart.addDevice, ${values.rounds} alternating rounds of ${values.seconds} s; ${pinning}`)
/** @type {Map<string, string>} */
const costs = new Map()
for (const { name, figure, variants } of series) {
  const prepared = []
  for (const variant of variants) prepared.push(await prepare(variant))
  for (const each of prepared) await round(each, '3')
  for (let count = 0; count < Number(values.rounds); count += 1) {
    for (const each of prepared) each.perSecond.push(await round(each, values.seconds))
  }
  const [first = Number.NaN] = prepared.map(({ perSecond }) => median(perSecond))
  console.log(`\n${name}`)
  for (const { perSecond, server, ...variant } of prepared) {
    const calls = median(perSecond)
    const cost = ratio(first / calls)
    costs.set(`${figure} ${variant[figure]}`, cost)
    console.log(`${String(variant[figure]).padStart(8)}  ${Math.round(calls)}/s  cost ${cost} of the first`)
    server.stop()
  }
}
load.stop()
publishFigures(
  command,
  Object.fromEntries(Object.entries(rowsOf[command]).map(([figure, row]) => [row, [costs.get(figure) ?? '']])),
  values,
)
