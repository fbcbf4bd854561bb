/** `npm run bench:judge`: how long the judge takes for every operation of the simulator, and how busy it is meanwhile. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnOnCore } from './pinned.mjs'
import { startSimulator } from './servers.mjs'

const judgeCore = 1

/** @type {import('./figures.mjs').Open} */
export async function open(root) {
  const build = [join(root, 'tools/workspace/src/build-program.mjs'), 'conformance']
  execFileSync(process.execPath, build, { stdio: 'inherit', cwd: root })
  const judge = join(root, 'tools/conformance/dist/soe-conform.mjs')
  const { port, stop } = await startSimulator(root, [])

  async function measure() {
    const out = mkdtempSync(join(tmpdir(), 'soe-judge-'))
    const child = spawnOnCore(judgeCore, [judge, '--target', `http://localhost:${port}`, '--out', out])
    child.stdout?.resume()
    await once(child, 'close')
    /** @type {{ ms: number, cpuMs: number }} */
    const { ms, cpuMs } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))
    rmSync(out, { recursive: true })
    return { time: ms, busy: (cpuMs / ms) * 100 }
  }
  return { measure, close: stop }
}
