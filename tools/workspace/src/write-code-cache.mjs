/**
 * Starts a simulator once, so that this Node keeps what it compiled: half of a start. Run as a program it does so for
 * the simulator that lies beside it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What a first visitor asks for: it is compiled by then, and need not be at the next start. */
const firstCalls = [
  '/__sim/v1/catalog/personas',
  '/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=smartphones',
]

/** @param {string} main the program beside the bundle */
export async function writeCodeCache(main) {
  const simulator = spawn(process.execPath, [main, '--port', '0', '--host', 'localhost', '--store', 'memory'], {
    env: { ...process.env, WRITE_CODE_CACHE: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(simulator, 'exit')
  for await (const line of createInterface(simulator.stdout)) {
    const [address] = /http:\/\/localhost:\d+(?=\/__sim\/docs)/.exec(line) ?? []
    if (address === undefined) continue
    for (const path of firstCalls) await (await fetch(`${address}${path}`)).text()
    simulator.kill('SIGTERM')
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`the bundle does not run: it ended with ${code}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeCodeCache(fileURLToPath(new URL('./main.mjs', import.meta.url)))
}
