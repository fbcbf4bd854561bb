import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { defineCommand, type CommandRun } from '../command'

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Takes the simulator's flags, passes on signals, ends with its exit code. */
export const startProgram = ({ io }: Pick<CommandRun, 'io'>, flags: readonly string[]): Promise<number> =>
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

export const start = defineCommand({
  usage: 'start [flags...]',
  summary: 'Start the simulator with the shop; it runs until Ctrl-C. A workspace is built first where it changed.',
  words: { flags: "the simulator's own, below" },
  notes: `
Where: --port, --host, --address (where others reach it)
Who: --allow-origin (of a page elsewhere, for the carrier's calls), --token (for the control API, which else answers on
this machine alone)
Worlds: --data or --store, --durability, --scenarios (a folder to arm from), --world-ttl, --max-worlds, --journal-bytes
A backend of yours: --carrier, --carrier-header, --carrier-states, --simulate, --i-own, --keep-personal
The process: --log (text or json), --drain

--durability process makes the directory of worlds faster: what was answered survives kill -9 of the simulator, but a
power cut may destroy the directory. The default, disk, loses the latest changes at most.
`,
  examples: ['start', 'start --port 5000 --store memory', 'start --durability process'],
  isLocal: true,
  passesFlagsOn: true,
  handler: (run, flags) => startProgram(run, flags),
})
