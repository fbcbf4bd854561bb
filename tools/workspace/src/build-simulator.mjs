/** Bundles the simulator: it runs without the workspace, but for the embedded store's own binary. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { root } from './nx.mjs'
import { stableSpreads } from './stable-spreads.mjs'

const folder = join(root, 'dist/apps/simulator')
const main = join(folder, 'main.mjs')
const bundle = join(folder, 'bundle.cjs')

/** What a first visitor asks for: it is compiled by then, and need not be at the next start. */
const firstCalls = [
  '/__sim/v1/catalog/personas',
  '/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=smartphones',
]

/** Starts it once, so that V8 keeps what it compiled. */
async function writeCodeCache() {
  const simulator = spawn(process.execPath, [main, '--port', '0', '--store', 'memory'], {
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

/** Only comments have other letters; with a single one of them V8 would keep two bytes for each letter of all. */
const spellInAscii = () =>
  writeFileSync(
    bundle,
    readFileSync(bundle, 'utf8').replace(
      /[^\0-\x7f]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )

rmSync(folder, { recursive: true, force: true })
await build({
  entryPoints: [join(root, 'apps/simulator/src/main.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['lmdb'],
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
  plugins: [stableSpreads],
})
spellInAscii()
copyFileSync(join(root, 'tools/workspace/src/run-bundle.mjs'), main)
await writeCodeCache()
