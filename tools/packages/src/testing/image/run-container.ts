import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { getuid } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Image } from './build-image'

export interface ContainerOptions {
  /** Takes the place of the image's command. */
  readonly command?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Instead of the image's user. */
  readonly user?: number
  /** The folder that stands for /data; a new one by default. */
  readonly volume?: string
}

export interface Container {
  readonly volume: string
  readonly printed: () => string
  readonly ended: Promise<number>
  /** The exit code of the image's health check. */
  probe(): Promise<number>
  /** Waits until the health check succeeds. */
  healthy(): Promise<void>
  /** Sends SIGTERM, and returns the exit code. */
  stop(): Promise<number>
}

export const freePort = async (host = '127.0.0.1'): Promise<number> => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Another user than the files' can be taken on by root alone. */
const asUser = (image: Image, user = Number.parseInt(image.user, 10)): SpawnOptions =>
  getuid?.() === 0 ? { uid: user, gid: user } : {}

/** An engine makes a volume with the rights that its folder has in the image. */
const makeVolume = ({ files }: Image): string => {
  if (!existsSync(join(files, 'data'))) return ''
  const folder = mkdtempSync(join(dirname(files), 'volume-'))
  chmodSync(folder, statSync(join(files, 'data')).mode & 0o7777)
  return folder
}

const endOf = async (child: ChildProcess): Promise<number> => {
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return code ?? (signal === null ? 1 : 128)
}

/** Milliseconds between two probes of the health check. */
const interval = 50

/** Starts a program of the image as an engine does: its environment and its user, and no other. */
export const runContainer = (image: Image, given: ContainerOptions = {}): Container => {
  const { command = image.command, env = {}, user, volume = makeVolume(image) } = given
  const data = join(image.files, 'data')
  const path = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`
  const options: SpawnOptions = {
    cwd: image.files,
    env: { PATH: path, ...image.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asUser(image, user),
  }
  const start = ([program = '', ...words]: readonly string[]) => spawn(program, words, options)
  const child = start([...image.entrypoint, ...command].map((word) => word.replace(data, volume)))
  const ended = endOf(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const probe = () => endOf(start(image.health))
  return {
    volume,
    printed: () => text,
    ended,
    probe,
    healthy: async () => {
      while ((await probe()) !== 0) {
        if (child.exitCode !== null) throw new Error(`the container ended with ${child.exitCode}: ${text}`)
        await pause(interval)
      }
    },
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
