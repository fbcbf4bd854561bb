/** `npm run bench:worlds`: the processor time and the memory of a world with three devices in its cart. */
import { askProbe, probe } from './ask-probe.mjs'
import { cpuTime } from './cpu-time.mjs'
import { startSimulator } from './servers.mjs'
import { fillCart, makeWorlds } from './shopper.mjs'
import { ownRoot } from './tree.mjs'

const warmUp = 500
const measured = 2000

const simulator = await startSimulator(ownRoot, ['--store', 'memory'], ['--expose-gc', ...probe])
try {
  const base = `http://localhost:${simulator.port}`
  await makeWorlds(warmUp, () => fillCart(base))
  const held = await askProbe(simulator)
  const used = cpuTime(simulator.child.pid)
  await makeWorlds(measured, () => fillCart(base))
  const each = (cpuTime(simulator.child.pid) - used) / measured
  const { heap, resident } = await askProbe(simulator)
  console.log(`processor time of a world      ${each.toFixed(1)} ms`)
  console.log(`worlds of a core               ${Math.floor(1000 / each)} a second`)
  console.log(`heap of a world                ${(((heap - held.heap) * 1000) / measured).toFixed(0)} kB`)
  console.log(`resident memory of a world     ${(((resident - held.resident) * 1000) / measured).toFixed(0)} kB`)
  console.log(`resident memory before         ${held.resident.toFixed(0)} MB`)
} finally {
  simulator.stop()
}
