import { checkText, describeProblem, type CheckedText } from '../check-text'
import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'

const report = ({ file, ok, scenarios, problems }: CheckedText) => ({
  file,
  ok,
  scenarios: scenarios.map(({ id }) => id),
  problems,
})

const describe = ({ file, scenarios, problems }: CheckedText): string[] => {
  const said = problems.map((problem) => describeProblem(file, problem))
  return said.length > 0 ? said : [`${file}: ${scenarios.map(({ id }) => id).join(', ')}: no problems`]
}

export const lint = async ({ io, show }: CommandRun, files: string[]): Promise<number> => {
  const checked: CheckedText[] = []
  for (const file of files) checked.push(await checkText(file, io))
  show(checked.map(report), () => checked.flatMap(describe).join('\n'))
  return checked.every(({ ok }) => ok) ? exitCode.fine : exitCode.failed
}
