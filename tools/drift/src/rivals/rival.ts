import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createGateway, request } from 'node:http'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { AddressInfo } from 'node:net'

/** A backend to judge, and what a rival is given to do it. */
export interface Judged {
  readonly url: string
  /** Headers of a customer who is signed in. */
  readonly session: Readonly<Record<string, string>>
  /** The published document with the touched operations alone, with its references written out. */
  readonly document: string
  /** The same in the form that readers of OpenAPI 3.0 know. */
  readonly projection: string
  /** A folder of its own. */
  readonly folder: string
  /** Sends the judge's own traffic for the touched operations to a URL. */
  sendTraffic(url: string): Promise<void>
}

export interface Rival {
  readonly name: string
  /** Where it is installed; it is skipped where it is not there. */
  readonly program: string
  /** Everything that it says is wrong. */
  complaints(program: string, judged: Judged): Promise<readonly string[]>
}

export const root = fileURLToPath(new URL('../../../..', import.meta.url))

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

interface Started {
  readonly child: ChildProcess
  said(): string
  /** Interrupts it, waits for its end, and returns everything that it has said. */
  stop(): Promise<string>
}

/** Starts a program, and waits until it says that it is ready. */
export const startProgram = async (program: string, args: readonly string[], ready: RegExp): Promise<Started> => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } })
  const ended = once(child, 'exit')
  let text = ''
  const started = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString()
      if (ready.test(text)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    ended.then(
      () => reject(new Error(`${program} ended: ${text.slice(-400)}`)),
      (error: Error) => reject(error),
    )
  })
  await started
  return {
    child,
    said: () => text,
    stop: async () => {
      child.kill('SIGINT')
      const late = setTimeout(() => child.kill('SIGKILL'), 60_000)
      await ended
      clearTimeout(late)
      return text
    },
  }
}

/** Runs a program to its end, in a folder where it may leave reports, and returns everything that it has said. */
export const runProgram = async (program: string, args: readonly string[], cwd = process.cwd()): Promise<string> => {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (text += chunk.toString()))
  const late = setTimeout(() => child.kill('SIGKILL'), 240_000)
  await once(child, 'exit')
  clearTimeout(late)
  return text
}

/** Runs a rival that can't send cookies against a gateway which adds the session to each of its requests. */
export const withSession = async <Result>(
  { url, session }: Pick<Judged, 'url' | 'session'>,
  run: (gateway: string) => Promise<Result>,
): Promise<Result> => {
  const gateway = createGateway((received, reply) => {
    const headers = { ...received.headers, ...session }
    const forwarded = request(new URL(received.url ?? '/', url), { method: received.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    forwarded.on('error', () => reply.destroy())
    received.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  try {
    return await run(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`)
  } finally {
    gateway.closeAllConnections()
    gateway.close()
  }
}
