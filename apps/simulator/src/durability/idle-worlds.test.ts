import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from '../testing/figure'
import { httpClient } from '../testing/http-client'
import { builtSimulator, spawnSimulator } from '../testing/spawn-simulator'
import { createProbe, makeWorld } from '../testing/durability-probe'

const worlds = figure(500, 20_000)
const sideBySide = 20
const mebibyte = 1024 * 1024
jest.setTimeout(300_000 + worlds * 30)

let bundle: string
beforeAll(() => {
  bundle = builtSimulator()
})

/** Kilobytes that ps knows of, pages of the store's file among them, which the system takes back when it needs them. */
const residentOf = (pid: number) => execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })

/** Kilobytes without pages of files; only Linux tells them apart. */
const anonymousOf = (pid: number) => {
  const status = `/proc/${pid}/status`
  return existsSync(status) ? /^RssAnon:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined
}

/** Bytes of memory that a process holds. */
const memoryOf = (pid = 0) => Number(anonymousOf(pid) ?? residentOf(pid)) * 1024

const dir = mkdtempSync(join(tmpdir(), 'soe-idle-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it.each([
  ['in memory', []],
  ['in the embedded store', ['--data', dir]],
])(`holds ${worlds} worlds that were used once within 512 MB %s`, async (_where, flags) => {
  const simulator = await spawnSimulator(bundle, flags)
  try {
    const client = httpClient(() => simulator.base)
    const useOnce = async () => createProbe(client, await makeWorld(client), 'once').add()
    const before = memoryOf(simulator.process.pid)
    for (let made = 0; made < worlds; made += sideBySide) {
      const statuses = await Promise.all(Array.from({ length: sideBySide }, useOnce))
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
    expect((memoryOf(simulator.process.pid) - before) / mebibyte).toBeLessThan(512)
  } finally {
    await simulator.kill()
  }
})
