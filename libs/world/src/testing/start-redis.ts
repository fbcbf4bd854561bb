import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

export interface TestRedis {
  readonly url: string
  readonly process: ChildProcess
  /** Ends it as a power switch would, and waits until it is gone. */
  kill(): Promise<void>
  /** Starts it again on the same port and the same data. */
  restart(): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

const locate = (): string => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = process.env['REDIS_SERVER'] ?? folders.map((folder) => join(folder, 'redis-server')).find(existsSync)
  if (found) return found
  throw new Error('No redis-server found: install Redis, or set REDIS_SERVER to one.')
}

/** Below those that systems give out by themselves, and apart from those of other tests: nobody else takes it meanwhile. */
export const freePort = async (port = 20_000 + ((process.pid * 8) % 12_000)): Promise<number> => {
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort(port + 1)
  server.close()
  await once(server, 'close')
  return port
}

const ready = async (server: ChildProcess) => {
  if (!server.stdout) throw new Error('redis-server has no output')
  const said: string[] = []
  for await (const line of createInterface(server.stdout)) {
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume()
      return
    }
    said.push(line)
  }
  throw new Error(`redis-server ended before it was ready:\n${said.join('\n')}`)
}

/** A Redis of its own on a free port, that has on disk whatever it answered. */
export const startRedis = async (): Promise<TestRedis> => {
  const dir = mkdtempSync(join(tmpdir(), 'soe-redis-'))
  const port = await freePort()
  const flags = { port, bind: '127.0.0.1', dir, save: '', appendonly: 'yes', appendfsync: 'always' }
  const start = async () => {
    const given = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)])
    const server = spawn(locate(), given, { stdio: ['ignore', 'pipe', 'inherit'] })
    await ready(server)
    return server
  }
  let server = await start()
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    get process() {
      return server
    },
    kill,
    restart: async () => {
      server = await start()
    },
    stop: async () => {
      await kill()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
