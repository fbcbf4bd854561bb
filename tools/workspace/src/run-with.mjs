import { spawnSync } from 'node:child_process'

/**
 * Runs the command that this process was given, with more variables, and ends as it ends.
 * @param {() => Record<string, string>} prepare the variables; what it throws ends the process before the command runs
 */
export function runWith(prepare) {
  const [program = '', ...rest] = process.argv.slice(2)
  try {
    const env = { ...process.env, ...prepare() }
    process.exitCode = spawnSync(program, rest, { stdio: 'inherit', env }).status ?? 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
