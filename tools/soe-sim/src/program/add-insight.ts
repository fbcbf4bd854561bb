import type { Command } from 'commander'
import { withExamples, withServer } from './add-options'
import type { Does } from './does'

const why = (program: Command, does: Does) =>
  withExamples(
    withServer(
      program
        .command('why <decision>')
        .description('Tell what happened to a call and why; its reply named the decision in x-sim-decision.'),
    ).action(does(async () => (await import('../commands/why')).why)),
    'why demo-3',
  )

const journal = (program: Command, does: Does) =>
  withExamples(
    withServer(program.command('journal <world>').description("List a world's calls, oldest first, a line each."))
      .option('--follow', 'go on with the calls that come, until Ctrl-C')
      .option('--operation <key>', 'only the calls of one operation, such as cart.addDevice')
      .option('--since <number>', 'only the calls after this one, such as 3 for those after demo-3')
      .option('--limit <number>', 'at most so many calls')
      .action(does(async () => (await import('../commands/journal')).journal)),
    'journal demo --operation cart.addDevice',
    'journal demo --follow',
    'journal demo --json | jq .status',
  )

const record = (program: Command, does: Does) =>
  withExamples(
    withServer(
      program
        .command('record <world>')
        .description('Make a scenario of what a session went through: armed, the same calls end the same way.'),
    )
      .option('--session <id>', 'whose calls, by the whole id or its end; those of the last caller unless told')
      .option('--since <number>', 'only the calls after this one')
      .option('--id <id>', 'the id of the scenario')
      .option('--out <file>', 'write it there instead of printing it')
      .action(does(async () => (await import('../commands/record')).record)),
    'record demo --out what-i-saw.yaml',
  )

/** What happened, and why. */
export const addInsight = (program: Command, does: Does) => {
  for (const add of [why, journal, record]) add(program, does)
}
