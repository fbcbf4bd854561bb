/** `npm run bench:flat`: what cart.addDevice costs with more worlds alive, and with more lines in the cart. */
import { startLoad, startSimulator } from './servers.mjs'
import { changeRequest, fillCart, makeWorlds } from './shopper.mjs'

/** Each against the one in its `to`. @type {Readonly<Record<string, { worlds: number, lines: number, to?: string }>>} */
const variants = {
  '1 world': { worlds: 1, lines: 3 },
  '1000 worlds': { worlds: 1000, lines: 3, to: '1 world' },
  '20000 worlds': { worlds: 20_000, lines: 3, to: '1 world' },
  '1 line': { worlds: 1, lines: 1 },
  '50 lines': { worlds: 1, lines: 50, to: '1 line' },
}

/** @param {string} root @param {{ worlds: number, lines: number }} variant */
async function prepare(root, { worlds, lines }) {
  const server = await startSimulator(root, ['--store', 'memory', '--max-worlds', '50000'])
  const base = `http://localhost:${server.port}`
  await makeWorlds(worlds - 1, () => fillCart(base, 1))
  return { server, request: changeRequest(await fillCart(base, lines), server.port) }
}

/** @type {import('./figures.mjs').Open} */
export async function open(root, { isQuick }) {
  const seconds = isQuick ? 1 : 3
  const load = startLoad()
  /** @type {Map<string, Awaited<ReturnType<typeof prepare>>>} */
  const prepared = new Map()
  for (const [name, variant] of Object.entries(variants)) prepared.set(name, await prepare(root, variant))
  for (const { server, request } of prepared.values()) await load.run(server, request, seconds)

  async function measure() {
    /** @type {Record<string, number>} */
    const calls = {}
    for (const [name, { server, request }] of prepared) {
      calls[name] = (await load.run(server, request, seconds)).perSecond
    }
    return Object.fromEntries(
      Object.entries(variants).flatMap(([name, { to }]) =>
        to === undefined ? [] : [[name, (calls[to] ?? Number.NaN) / (calls[name] ?? Number.NaN)]],
      ),
    )
  }
  const close = () => {
    for (const { server } of prepared.values()) server.stop()
    load.stop()
  }
  return { measure, close }
}
