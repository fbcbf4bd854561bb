import type { CheckedText } from '../check-text'
import { defineCommand } from '../command'
import { exitCode } from '../exit-code'

const report = ({ file, ok, scenarios, problems }: CheckedText) => ({
  file,
  ok,
  scenarios: scenarios.map(({ id }) => id),
  problems,
})

export const lint = defineCommand({
  usage: 'lint <paths...>',
  summary: 'Check scenario files and folders of them (- for stdin); needs no simulator unless a world is named.',
  options: { '--world <world>': 'ask the simulator also for personas, skus, and what this world holds' },
  notes:
    'What a scenario may say is printed by "soe-sim schema scenario", and a built-in one by "soe-sim scenarios ID".',
  examples: ['lint locked.yaml', 'lint locked.yaml --world demo'],
  json: ({ control, z }) =>
    z.array(
      z.strictObject({
        file: z.string(),
        ok: z.boolean(),
        scenarios: z.array(z.string()),
        problems: control.armScenario.responses[200].shape.problems,
      }),
    ),
  handler: async ({ io, given: { world }, connect, show }, paths) => {
    const { checkText, describeProblem } = await import('../check-text')
    const { scenarioPaths } = await import('../scenario-paths')
    // What the contract alone does not know is asked of the simulator.
    const known = world === undefined ? {} : await (await connect()).names(world)
    const checked: CheckedText[] = []
    for (const file of await scenarioPaths(paths)) checked.push(await checkText(file, io, known))
    const describe = ({ file, scenarios, problems }: CheckedText): string[] =>
      problems.length > 0
        ? problems.map((problem) => describeProblem(file, problem))
        : [`${file}: ${scenarios.map(({ id }) => id).join(', ')}: no problems`]
    show(checked.map(report), () => checked.flatMap(describe))
    return checked.every(({ ok }) => ok) ? exitCode.fine : exitCode.failed
  },
})
