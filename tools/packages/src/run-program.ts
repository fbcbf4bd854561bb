import { spawn } from 'node:child_process'

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string | undefined>>
}

/** Runs a program to its end, and returns what it printed, without colors; throws with it where the program fails. */
export const runProgram = (file: string, given: readonly string[], { cwd, env }: RunOptions = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, given, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    const keep = (chunk: Buffer) => void (printed += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${[file, ...given].join(' ')} ended with ${code}: ${printed}`)),
    )
  })
