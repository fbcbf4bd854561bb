import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, execPath } from 'node:process'
import { runProgram } from '../run-program'
import { bin, built } from '../workspace'
import type { ShellStep } from './shell-steps'

export interface ShellResult {
  /** Absent where a step before it failed. */
  readonly exitCode: number | undefined
  readonly output: string
}

export interface ShellPlace {
  readonly cwd: string
  readonly url: string
}

const documented = 'localhost:4010'
const begins = '\u001e'

/** npx looks for the programs for a second, and tsx compiles them for another; they are these, as they are built. */
const prologue = `
set -a
soe-sim() { '${execPath}' '${built.commandLine}' "$@"; }
soe-conform() { '${execPath}' '${built.conform}' "$@"; }
npx() { case "$1" in soe-sim|soe-conform) "$@";; *) command npx "$@";; esac; }
`

const announced = (index: number, body: string) => `printf '${begins}%s\\n' ${index}\n${body}`

/** Interrupts what would go on for ever once it has printed the beginning of the last line of the claim. */
const interrupted = (file: string, claim: string) => `
last='${(claim.split('\n').at(-1) ?? '').replace(/….*/, '').replaceAll("'", String.raw`'\''`)}'
exec 3< <(exec timeout -s INT -k 2 60 bash '${file}')
while IFS= read -r -u 3 line; do
  echo "$line"
  [[ $line != "$last"* ]] || break
done
kill -INT $!`

const scriptOf = (step: ShellStep, index: number, cwd: string, host: string): string => {
  const commands = step.commands.replaceAll(documented, host)
  const file = join(cwd, `.step-${index}.sh`)
  if (step.isInterrupted) {
    writeFileSync(file, commands)
    return announced(index, `${interrupted(file, step.claim)}\nprintf '${begins}0\\n'`)
  }
  // A step that is to fail must not end the page's shell, so it has one below it.
  const body = step.exitCode === 0 ? `set -e\n${commands}\nset +e` : `(\n${commands}\n)`
  return announced(index, `${body}\nprintf '${begins}%s\\n' $?`)
}

/** Runs the steps of a page one after the other in one shell, as a reader would. */
export const runShell = async (steps: readonly ShellStep[], { cwd, url }: ShellPlace): Promise<ShellResult[]> => {
  if (steps.length === 0) return []
  const { host } = new URL(url)
  const scripts = steps.map((step, index) => scriptOf(step, index, cwd, host))
  const file = join(cwd, '.page.sh')
  writeFileSync(file, ['exec 2>&1', prologue, ...scripts].join('\n'))
  const PATH = [bin('.'), env['PATH']].join(delimiter)
  const { output } = await runProgram('bash', [file], { cwd, variables: { SIM_URL: url, PATH } })
  const parts = output.replaceAll(host, documented).split(begins).slice(1)
  return steps.map((_, index) => {
    const [said, ended] = [parts[index * 2], parts[index * 2 + 1]]
    return {
      exitCode: ended === undefined ? undefined : Number.parseInt(ended, 10),
      output: (said ?? 'a step before this one failed').replace(/^\d+\n/, ''),
    }
  })
}
