import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import type { Pipeline } from './read-pipeline'

export interface PipelineRun {
  /** Of the script that failed, else 0. */
  readonly exitCode: number
  readonly printed: string
}

/** Ends whatever a script has left running, as a build server does after the job. */
const endGroup = (pid: number) => {
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // Nothing was left.
  }
}

/** Runs the scripts one after the other, up to the first that fails, as both forges do: `bash -e`, with pipefail. */
export const runPipeline = async ({ scripts, variables }: Pipeline, cwd: string): Promise<PipelineRun> => {
  let printed = ''
  const groups: number[] = []
  try {
    for (const script of scripts) {
      const shell = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
        cwd,
        env: { ...process.env, FORCE_COLOR: '0', ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      if (shell.pid !== undefined) groups.push(shell.pid)
      for (const stream of [shell.stdout, shell.stderr])
        stream.on('data', (chunk: Buffer) => (printed += String(chunk)))
      const [code] = (await once(shell, 'exit')) as [number | null]
      if (code !== 0) return { exitCode: code ?? 1, printed }
    }
    return { exitCode: 0, printed }
  } finally {
    groups.forEach(endGroup)
  }
}
