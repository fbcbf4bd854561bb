import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { builtSimulator } from './testing/spawn-simulator'

let main: string
beforeAll(() => void (main = builtSimulator()))

const text = (stream: NodeJS.ReadableStream) => {
  const chunks: string[] = []
  stream.on('data', (chunk) => chunks.push(String(chunk)))
  return () => chunks.join('')
}

/** The exit code of a process, once all that it printed is read. */
const endOf = (child: ChildProcessWithoutNullStreams) =>
  new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })

const start = (args: string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...env } })
  return Object.assign(child, { ended: endOf(child) })
}

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(20)
}

const said = (child: ChildProcessWithoutNullStreams, pattern: RegExp) =>
  new Promise<RegExpExecArray>((resolve, reject) => {
    const output = text(child.stdout)
    child.stdout.on('data', () => {
      const found = pattern.exec(output())
      if (found) resolve(found)
    })
    child.on('close', (code) => reject(new Error(`ended with ${code} before it said ${pattern}`)))
  })

const listening = async (): Promise<{ server: Server; port: number }> => {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

describe('the simulator’s command', () => {
  it('says what is where, answers, and ends cleanly on Ctrl-C', async () => {
    const child = start(['--port', '0'])
    const [, base = ''] = await said(child, /carrier API {2}(http:\/\/localhost:\d+)\/soe\/digital/)
    expect((await fetch(`${base}/__sim/health`)).status).toBe(200)
    child.kill('SIGINT')
    expect(await child.ended).toBe(0)
  })

  /** A simulator one of whose calls takes so long, with that call under way. */
  const withSlowCall = async (seconds: number, ...flags: string[]) => {
    const child = start(['--port', '0', ...flags])
    const [, base = ''] = await said(child, /carrier API {2}(http:\/\/localhost:\d+)/)
    const slow = {
      apiVersion: 'sim/v1',
      kind: 'Scenario',
      id: 'slow',
      title: 'Slow',
      rules: [{ id: 'slow', on: 'cases.getCases', always: true, fault: { delay: { fixed: `PT${seconds}S` } } }],
    }
    const json = { 'content-type': 'application/json' }
    const url = `${base}/__sim/v1/worlds/default/scenarios/slow`
    await fetch(url, { method: 'PUT', body: JSON.stringify(slow), headers: json })
    const path = '/soe/digital/prospect/casemanagementservice/cases/nse/getCases'
    const call = fetch(`${base}${path}`, { method: 'POST', body: '{}', headers: json })
    const armed = `${base}/__sim/v1/worlds/default/scenarios`
    await until(async () => (await (await fetch(armed)).text()).includes('"fired":1'))
    return { child, base, call }
  }

  it('gives a call that is under way its answer before it ends', async () => {
    const { child, call } = await withSlowCall(1)
    child.kill('SIGTERM')
    expect((await call).status).toBe(200)
    expect(await child.ended).toBe(0)
  })

  /** A connection that is not in use is closed first. */
  const isEnding = async (base: string): Promise<boolean> =>
    fetch(`${base}/__sim/health`).then(
      ({ status }) => status === 503,
      () => false,
    )

  it('waits as long as it was told, and refuses what is new meanwhile in its own words', async () => {
    const { child, base, call } = await withSlowCall(11, '--drain', 'PT30S')
    child.kill('SIGTERM')
    await until(() => isEnding(base))
    const refused = await fetch(`${base}/__sim/health`)
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { error: { code: 'SIMULATOR_ENDS', message: expect.stringContaining('is ending') as string } },
    ])
    expect((await call).status).toBe(200)
    expect(await child.ended).toBe(0)
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends at a second signal, whatever it waits for: %s', async (signal, code) => {
    const { child, base, call } = await withSlowCall(60, '--drain', 'PT10M')
    child.kill('SIGTERM')
    await until(() => isEnding(base))
    child.kill(signal)
    await expect(call).rejects.toThrow('fetch failed')
    expect(await child.ended).toBe(code)
  })

  it('ends streams of journals at SIGTERM, however long calls may take to end', async () => {
    const child = start(['--port', '0', '--drain', 'PT10M'])
    const [, base = ''] = await said(child, /carrier API {2}(http:\/\/localhost:\d+)/)
    const stream = await fetch(`${base}/__sim/v1/worlds/default/journal/events`)
    child.kill('SIGTERM')
    expect(await stream.text()).toContain('the journal of this world')
    expect(await child.ended).toBe(0)
  })

  it('writes nothing but lines of JSON with --log json, one for each request', async () => {
    const child = start(['--port', '0', '--log', 'json'])
    const output = text(child.stdout)
    const [, base = ''] = await said(child, /"url":"(http:\/\/localhost:\d+)"/)
    await fetch(`${base}/__sim/health`, { headers: { 'x-request-id': 'mine' } })
    child.kill('SIGTERM')
    expect(await child.ended).toBe(0)
    const lines = output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(lines).toEqual([
      expect.objectContaining({ message: 'listening' }),
      expect.objectContaining({ message: 'request', request: 'mine', path: '/__sim/health', status: 200 }),
    ])
  })

  it('opens its directory at once after kill -9, also under a parent that does not reap', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'soe-data-'))
    const program = [process.execPath, main, '--port', '0', '--data', dir].map((word) => `'${word}'`).join(' ')
    // The shell that would reap its child becomes a program that never does.
    const parent = spawn('bash', ['-c', `${program} & echo "pid $!"; exec sleep 3600`])
    const output = text(parent.stdout)
    await said(parent, /carrier API/)
    await until(async () => output().includes('pid '))
    const pid = Number(/pid (\d+)/.exec(output())?.[1])
    process.kill(pid, 'SIGKILL')
    const next = start(['--port', '0', '--data', dir])
    try {
      await said(next, /carrier API/)
      expect(() => process.kill(pid, 0)).not.toThrow()
    } finally {
      parent.kill()
      next.kill('SIGTERM')
      await next.ended
      rmSync(dir, { recursive: true })
    }
  })

  it('ends when the program that started it with a channel is killed', async () => {
    const flags = JSON.stringify([main, '--port', '0'])
    const program = `require('child_process').spawn(process.execPath, ${flags}, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })`
    const parent = spawn(process.execPath, ['-e', program])
    // The output that both share ends with the last of them.
    const end = endOf(parent)
    await said(parent, /carrier API/)
    parent.kill('SIGKILL')
    expect(await end).toBe(null)
  })

  it('takes the port from PORT, and says in one line when it is taken', async () => {
    const { server, port } = await listening()
    const child = start([], { PORT: String(port), HOST: 'localhost' })
    const errors = text(child.stderr)
    expect(await child.ended).toBe(1)
    expect(errors()).toBe(`Port ${port} is taken: stop what listens there or choose another with --port or PORT.\n`)
    server.close()
  })

  it('keeps its worlds in a directory, which one process has at a time', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'soe-data-'))
    const first = start(['--port', '0', '--data', dir])
    const [, base = ''] = await said(first, /carrier API {2}(http:\/\/localhost:\d+)/)
    const body = JSON.stringify({ id: 'kept' })
    await fetch(`${base}/__sim/v1/worlds`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

    const second = start(['--port', '0', '--data', dir])
    const errors = text(second.stderr)
    expect(await second.ended).toBe(1)
    expect(errors()).toBe(
      `${dir} is in use by process ${first.pid}: stop that one or choose another directory with --data.\n`,
    )

    first.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const third = start(['--port', '0', '--data', dir])
    const [, next = ''] = await said(third, /carrier API {2}(http:\/\/localhost:\d+)/)
    expect((await fetch(`${next}/__sim/v1/worlds/kept`)).status).toBe(200)
    third.kill('SIGTERM')
    await third.ended
    rmSync(dir, { recursive: true })
  })

  it.each([
    ['a port that is not a number', 2, ['--port', 'http'], 'port must be a number from 0 to 65535, not "http"'],
    ['an unknown flag', 2, ['--prot', '4010'], 'Flags: --port, --host, --address, --static, --token'],
    ['a folder without a shop', 1, ['--static', '/nowhere'], '/nowhere holds no built shop: index.html is missing'],
  ])('refuses %s in words, with exit code %i', async (_, code, args, words) => {
    const child = start(args)
    const errors = text(child.stderr)
    expect(await child.ended).toBe(code)
    expect(errors()).toContain(words)
    expect(errors().trim().split('\n')).toHaveLength(1)
  })
})
