import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { CommandRun } from '../command-run'

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Stands in for the simulator: takes its flags, passes on signals, ends with its exit code. */
export const start = ({ io }: CommandRun, flags: string[]): Promise<number> =>
  new Promise((done, fail) => {
    // In a group of its own, so that a terminal's Ctrl-C reaches it once: from here.
    const child = spawn(process.execPath, [io.startProgram, ...flags], {
      // By the channel the simulator learns that this process was killed.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...io.env },
      detached: process.platform !== 'win32',
    })
    const pass = (signal: NodeJS.Signals) => void child.kill(signal)
    for (const signal of forwarded) process.on(signal, pass)
    child.once('error', fail)
    child.once('exit', (code, signal) => {
      for (const name of forwarded) process.off(name, pass)
      done(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
