/** `npm run bench:rewind`: a fork before a call 200 calls ago beside a fork of now, in a world with 50 lines. */
import { startSimulator } from './servers.mjs'
import { fillCart, sampleAnswer } from './shopper.mjs'
import { median } from './statistics.mjs'

const lines = 50
const keptCalls = 200

/** Forks of a round. */
const forks = 10

/** @type {import('./figures.mjs').Open} */
export async function open(root) {
  const server = await startSimulator(root)
  const shopper = await fillCart(`http://localhost:${server.port}`, lines)
  for (let call = 0; call < keptCalls; call += 1) await sampleAnswer(shopper)
  const world = shopper.cookies.get('sim-world')

  /** Milliseconds that a fork takes. @param {object} from */
  const fork = async (from) => {
    const at = performance.now()
    const answer = await fetch(`${shopper.base}/__sim/v1/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from }),
    })
    if (!answer.ok) throw new Error(`the fork was answered ${answer.status}: ${await answer.text()}`)
    await answer.text()
    return performance.now() - at
  }

  async function measure() {
    const now = []
    const past = []
    for (let pair = 0; pair < forks; pair += 1) {
      now.push(await fork({ world }))
      past.push(await fork({ world, before: `${world}-${lines + 1}` }))
    }
    return { 'a fork of now': median(now), 'a fork before a call 200 calls ago': median(past) }
  }
  return { measure, close: server.stop }
}
