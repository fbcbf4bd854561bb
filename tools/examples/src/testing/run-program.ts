import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from 'node:process'

export interface Ended {
  readonly exitCode: number | null
  /** Both streams, as they came. */
  readonly output: string
}

export interface Circumstances {
  readonly cwd: string
  readonly variables?: Readonly<Record<string, string>>
}

/** A runner that starts another must not take the other's place in reports and colors. */
const { NX_TASK_TARGET_PROJECT: _project, FORCE_COLOR: _color, JEST_WORKER_ID: _worker, ...clean } = env

/** Runs a program to its end. */
export const runProgram = async (
  program: string,
  given: readonly string[],
  { cwd, variables }: Circumstances,
): Promise<Ended> => {
  const child = spawn(program, given, { cwd, env: { ...clean, NO_COLOR: '1', ...variables }, stdio: 'pipe' })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)))
  child.stdin.end()
  const [exitCode] = (await once(child, 'close')) as [number | null]
  return { exitCode, output: chunks.join('') }
}
