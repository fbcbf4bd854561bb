import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from '../testing/figure'
import { httpClient } from '../testing/http-client'
import { createShopper } from '../testing/create-shopper'
import { builtSimulator, spawnSimulator, type SpawnedSimulator } from '../testing/spawn-simulator'
import { deviceBody } from '@soe/carrier/testing'

const kills = figure(3, 100)
jest.setTimeout(300_000 + kills * 60_000)

const dir = mkdtempSync(join(tmpdir(), 'soe-damage-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

let bundle: string
beforeAll(() => void (bundle = builtSimulator()))

/** As the runs of the soak say with which numbers they began. */
let random = Number(process.env['SOAK_SEED'] ?? 20_261)
const below = (limit: number): number => {
  random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fff_ffff
  return (random >>> 8) % limit
}

const run = (...flags: string[]) => spawnSync(process.execPath, [bundle, '--port', '0', ...flags], { encoding: 'utf8' })

const pageSize = 4096

/** Ways in which a disk or a person damages a file. */
const damages: readonly ((data: Buffer) => Buffer)[] = [
  (data) => {
    data[below(data.length)] = below(256)
    return data
  },
  (data) => {
    const start = below(data.length / pageSize) * pageSize
    for (let count = 0; count < 8; count += 1) data[start + below(120)] = below(256)
    return data
  },
  (data) => {
    const start = below(data.length / pageSize) * pageSize
    return data.fill(below(256), start, start + pageSize)
  },
  (data) => {
    for (let count = 0; count < 100; count += 1) data[below(data.length)] = below(256)
    return data
  },
  (data) => data.subarray(0, below(data.length)),
]

let simulator: SpawnedSimulator
afterEach(() => simulator?.kill())
const client = httpClient(() => simulator.base)

const get = async (path: string) => client.inject({ method: 'GET', url: `/__sim/v1/${path}` })

const stateOf = async (id: string): Promise<string> => (await get(`worlds/${id}/state`)).body

/** Makes worlds with something in them, and returns their states. */
const makeWorlds = async (round: number): Promise<Map<string, string>> => {
  const states = new Map<string, string>()
  for (let world = 0; world < 4; world += 1) {
    const id = `r${round}-w${world}`
    const payload = { id, persona: 'several-cases', clock: { freeze: true } }
    await client.inject({ method: 'POST', url: '/__sim/v1/worlds', payload })
    const shopper = createShopper(client, id, 'prospect')
    for (let line = 0; line < below(4); line += 1) await shopper.call('cart.addDevice', { body: deviceBody() })
    states.set(id, await stateOf(id))
  }
  return states
}

/** Numbers of the pages that differ. */
const changedPages = (before: Buffer, after: Buffer): Set<number> => {
  const changed = new Set<number>()
  for (let page = 0; page * pageSize < before.length; page += 1) {
    const [from, to] = [page * pageSize, (page + 1) * pageSize]
    if (!before.subarray(from, to).equals(after.subarray(from, to))) changed.add(page)
  }
  return changed
}

const overflowFlag = 4

/** Pages that a changed page of a large value belongs to: it names no world, and the page that leads to it does. */
const leadingTo = (before: Buffer, changed: ReadonlySet<number>): Buffer[] => {
  const pageAt = (page: number) => before.subarray(page * pageSize, (page + 1) * pageSize)
  const all = Array.from({ length: before.length / pageSize }, (_, page) => page)
  const isValue = (page: number) =>
    before.readUInt32LE(page * pageSize) === page && before.readUInt16LE(page * pageSize + 18) === overflowFlag
  const values = all.filter(isValue).filter((first) => {
    const pages = before.readUInt32LE(first * pageSize + 20)
    return [...changed].some((page) => page >= first && page < first + pages)
  })
  return values.flatMap((first) => {
    const number = Buffer.alloc(8)
    number.writeBigUInt64LE(BigInt(first))
    return all.map(pageAt).filter((page) => page.includes(number))
  })
}

/** Worlds of whose id no changed page says anything. */
const untouched = (ids: Iterable<string>, before: Buffer, pages: ReadonlySet<number>): string[] => {
  const changed = [...pages].map((page) => before.subarray(page * pageSize, (page + 1) * pageSize))
  const touched = [...changed, ...leadingTo(before, pages)]
  return [...ids].filter((id) => !touched.some((page) => page.includes(id)))
}

describe('a directory that is damaged between kills', () => {
  it(`loses no world that was whole in ${kills} kills, and never ends without a sentence`, async () => {
    let folder = join(dir, 'worlds')
    let known = new Map<string, string>()
    for (let round = 0; round < kills; round += 1) {
      simulator = await spawnSimulator(bundle, ['--data', folder])
      known = new Map([...known, ...(await makeWorlds(round))])
      await simulator.kill()
      const data = join(folder, 'data.mdb')
      const before = readFileSync(data)
      const damage = damages[round % damages.length] as (typeof damages)[number]
      const after = damage(Buffer.from(before))
      writeFileSync(data, after)
      const whole = untouched(known.keys(), before, changedPages(before, after))
      folder = await openOrSalvage(folder, join(dir, `round-${round}`))
      const wrong: string[] = []
      for (const id of whole) if ((await stateOf(id)) !== known.get(id)) wrong.push(id)
      expect([round, wrong]).toEqual([round, []])
      known = new Map([...known].filter(([id]) => whole.includes(id)))
      await simulator.kill()
    }
  })

  /** Starts on the directory; where that is refused, on what is salvaged of it. Returns the directory that it runs on. */
  const openOrSalvage = async (folder: string, next: string): Promise<string> => {
    const flags = ['--port', '0', '--host', '127.0.0.1', '--data', folder]
    const ended = await new Promise<{ code: number | null; signal: string | null; text: string } | undefined>(
      (resolve) => {
        const child = spawn(process.execPath, [bundle, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
        let text = ''
        child.stderr.on('data', (chunk) => (text += String(chunk)))
        child.stdout.on('data', (chunk) => {
          if (String(chunk).includes('carrier API')) child.kill('SIGKILL')
        })
        child.once('close', (code, signal) => resolve(signal === 'SIGKILL' ? undefined : { code, signal, text }))
      },
    )
    if (ended === undefined) {
      simulator = await spawnSimulator(bundle, ['--data', folder])
      return folder
    }
    expect([ended.code, ended.signal]).toEqual([2, null])
    expect(ended.text).toContain(`${folder} is damaged: `)
    const { status, stderr } = run('--data', folder, '--salvage', next)
    expect([[0, 1].includes(status ?? -1), stderr]).toEqual([true, ''])
    simulator = await spawnSimulator(bundle, ['--data', next])
    return next
  }
})

describe('a directory that cannot be used', () => {
  it.each<[string, (folder: string) => void, string]>([
    ['with a text in place of its data', (folder) => writeFileSync(join(folder, 'data.mdb'), 'a text'), 'is damaged'],
    ['whose locks are a folder', (folder) => mkdirSync(join(folder, 'lock.mdb')), "can't hold the worlds"],
    [
      'that is a file',
      (folder) => (rmSync(folder, { recursive: true }), writeFileSync(folder, '')),
      "can't hold the worlds",
    ],
  ])('%s ends the start with a sentence and 2', (_, spoil, words) => {
    const folder = join(dir, `unusable-${below(1_000_000)}`)
    mkdirSync(folder)
    spoil(folder)
    const { status, signal, stderr } = run('--data', folder)
    expect([status, signal]).toEqual([2, null])
    expect(stderr).toContain(`${folder} ${words}`)
    expect(stderr).toContain('--data')
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('salvages nothing of a text, says so, and ends with 1', () => {
    const folder = join(dir, 'text')
    mkdirSync(folder)
    writeFileSync(join(folder, 'data.mdb'), 'no store\n'.repeat(2000))
    const { status, stdout } = run('--data', folder, '--salvage', join(dir, 'of-text'))
    expect([status, stdout]).toEqual([1, expect.stringMatching(/Nothing of a store could be read in \S+\.\n$/)])
  })

  it('salvages nothing where it is told no directory to read', () => {
    const { status, stderr } = run('--salvage', join(dir, 'none'))
    expect([status, stderr]).toEqual([2, '--salvage needs --data, the directory that is damaged\n'])
  })
})

describe('a full disk', () => {
  it('refuses changes with 503 until there is room, ends nothing, and asks nothing of the store’s library', async () => {
    const folder = join(dir, 'full')
    const limited = join(dir, 'limited.sh')
    // Files of the process may grow to 600 kB, which is what a full disk looks like from within.
    writeFileSync(limited, `#!/bin/bash\nulimit -S -f 600\nexec '${process.execPath}' '${bundle}' "$@"\n`, {
      mode: 0o755,
    })
    const child = spawn(limited, ['--port', '0', '--host', '127.0.0.1', '--data', folder], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    child.stderr.on('data', (chunk) => void (printed += String(chunk)))
    const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
    const base = await new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk) => {
        const found = /carrier API +(http:\S+)\/soe/.exec(String(chunk))?.[1]
        if (found) resolve(found)
      })
    })
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
    }
    const make = () => post('/__sim/v1/worlds', { persona: 'several-cases' })
    const add = () => post('/soe/digital/prospect/cartservice/cart/nse/add-device', deviceBody())
    const statuses: number[] = []
    while (statuses.filter((status) => status === 503).length < 5 && statuses.length < 2000) statuses.push(await make())
    expect([...new Set(statuses)]).toEqual([201, 503])
    while (statuses.filter((status) => status === 503).length < 100 && statuses.length < 2000) {
      statuses.push(...(await Promise.all([make(), add(), add()])))
    }
    expect([...new Set(statuses)].toSorted()).toEqual([200, 201, 503])
    expect(printed).not.toMatch(/Write error|Commit failed/)
    expect((await fetch(`${base}/__sim/v1/worlds/default/state`)).status).toBe(200)
    spawnSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited'])
    const later: number[] = []
    while (later.at(-1) !== 201 && later.length < 20) later.push(await make())
    expect(later.at(-1)).toBe(201)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const again = await spawnSimulator(bundle, ['--data', folder])
    await again.kill()
  })
})
