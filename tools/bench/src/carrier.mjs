/** `npm run bench:carrier`: what a world with a real backend adds to a call, over the proxy that changes nothing. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startLoad, startProgram, startSimulator } from './servers.mjs'
import { changeRequest, fillCart } from './shopper.mjs'
import { armRules, everyRule } from './rules.mjs'

/** One call at a time: what is added to a call is no matter of how many wait. */
const connections = 1

const seconds = 0.4

/** A real backend does not say before a call what is in the cart. */
const ofRequest = { request: { 'cartInfo.intendType': { equals: 'AAL' } } }

/**
 * Both stand in front of one simulator, and take turns.
 * @type {import('./figures.mjs').Open}
 */
export async function open(root) {
  const build = [join(root, 'tools/workspace/src/build-program.mjs'), 'conformance']
  execFileSync(process.execPath, build, { stdio: 'inherit', cwd: root })
  const backend = await startSimulator(root)
  const target = `http://localhost:${backend.port}`
  const proxy = await startProgram([
    join(root, 'tools/conformance/dist/soe-conform.mjs'),
    'proxy',
    '--target',
    target,
    '--port',
    '0',
  ])
  const front = await startSimulator(root, ['--store', 'memory', '--carrier', target])
  const load = startLoad()
  const throughProxy = changeRequest(await fillCart(`http://localhost:${proxy.port}`), proxy.port)
  const shopper = await fillCart(`http://localhost:${front.port}`)
  await armRules(shopper.base, shopper, everyRule, ofRequest)
  const throughCarrier = changeRequest(shopper, front.port)
  for (let warmUp = 0; warmUp < 3; warmUp += 1) {
    await load.run(proxy, throughProxy, 1, connections)
    await load.run(front, throughCarrier, 1, connections)
  }

  async function measure() {
    const plain = await load.run(proxy, throughProxy, seconds, connections)
    const carried = await load.run(front, throughCarrier, seconds, connections)
    return {
      added: carried.p50 - plain.p50,
      'proxy, processor time': plain.cpu,
      'carried, processor time': carried.cpu,
    }
  }
  return { measure, close: () => [backend, proxy, front, load].forEach(({ stop }) => stop()) }
}
