import { checkText, describeProblem, type CheckedText } from '../check-text'
import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { scenarioPaths } from '../scenario-paths'

interface Given {
  readonly world?: string
}

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

/** What the contract alone does not know is asked of the simulator, where a world is named. */
const knownNames = async ({ given: { world }, connect }: CommandRun<Given>) =>
  world === undefined ? {} : (await connect()).names(world)

/** Checks files and folders of scenarios: against the contract, and against a world if one is named. */
export const lint = async (run: CommandRun<Given>, paths: string[]): Promise<number> => {
  const known = await knownNames(run)
  const checked: CheckedText[] = []
  for (const file of await scenarioPaths(paths)) checked.push(await checkText(file, run.io, known))
  run.show(checked.map(report), () => checked.flatMap(describe))
  return checked.every(({ ok }) => ok) ? exitCode.fine : exitCode.failed
}
