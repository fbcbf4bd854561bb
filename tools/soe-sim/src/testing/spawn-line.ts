import { spawn, type ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import type { Ran } from './run-line'

const bin = join(__dirname, '../../bin/soe-sim.mjs')

export interface Spawned {
  readonly process: ChildProcess
  readonly ended: Promise<Ran>
}

/** Runs the program that `npx soe-sim` runs. */
export const spawnLine = (argv: readonly string[], env: Record<string, string> = {}): Spawned => {
  const child = spawn(process.execPath, [bin, ...argv], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise<number>((done) => {
    child.once('close', (ended) => done(ended ?? -1))
  })
  const ended = Promise.all([code, text(child.stdout), text(child.stderr)]).then(([ended, out, err]) => ({
    code: ended,
    out: out.trimEnd(),
    err: err.trimEnd(),
  }))
  return { process: child, ended }
}
