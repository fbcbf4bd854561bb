import type { Command } from 'commander'
import { outFile, withExamples, withJson, withServer } from './add-options'
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
      .option('--answered <what>', 'only the calls that were answered so: ok, an error, a code, a status')
      .option('--because <cause>', 'only what came of it: world, failNext, scenario, repeat or refused')
      .option('--session <id>', 'only the calls of a session, by the whole id or its end')
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
      .option(...outFile)
      .action(does(async () => (await import('../commands/record')).record)),
    'record demo --out what-i-saw.yaml',
  )

const explain = (program: Command, does: Does) =>
  withExamples(
    withServer(
      program
        .command('explain <world> <operation>')
        .description('Tell what a call would be answered now, and why, without making it.'),
    )
      .option('--body <file>', "its body; the operation's example unless told otherwise, - reads stdin")
      .option('--audience <audience>', "as whom; the persona's own unless told otherwise")
      .option('--session <id>', 'in which session; the one that called last unless told otherwise')
      .option('--no-rules', 'as if no scenario were armed')
      .action(does(async () => (await import('../commands/explain')).explain)),
    'explain demo cart.addDevice',
    'explain demo cart.addDevice --no-rules',
  )

const coverage = (program: Command, does: Does) =>
  withExamples(
    withServer(
      program
        .command('coverage [world]')
        .description('List how calls have been answered, and why: in a world, or in all since the start.'),
    ).action(does(async () => (await import('../commands/coverage')).coverage)),
    'coverage demo',
  )

const archive = (program: Command, does: Does) => {
  withExamples(
    withServer(
      program
        .command('export-har <world>')
        .description("Write a world's calls and answers as an HTTP archive, secrets redacted; browsers open it."),
    )
      .option(...outFile)
      .action(does(async () => (await import('../commands/export-har')).exportHar)),
    'export-har demo --out demo.har',
  )
  withExamples(
    withJson(
      program
        .command('import-har <file>')
        .description('Make a scenario of an HTTP archive: what failed in it fails again at the same call.'),
    )
      .option('--id <id>', 'the id of the scenario')
      .option('--latency', 'calls take as long as they took')
      .option(...outFile)
      .action(does(async () => (await import('../commands/import-har')).importHar)),
    'import-har production.har --out production.yaml',
  )
}

const diff = (program: Command, does: Does) =>
  withExamples(
    withServer(
      program
        .command('diff <first> <second>')
        .description('Tell where two calls, or the states of two worlds, differ; ends with 1 where they do.'),
    )
      .option('--calls', 'both are calls, also where worlds are named so')
      .action(does(async () => (await import('../commands/diff')).diff)),
    'diff demo-2 demo-4',
    'diff demo demo-again',
  )

/** What happened, and why. */
export const addInsight = (program: Command, does: Does) => {
  for (const add of [why, explain, journal, record, coverage, archive, diff]) add(program, does)
}
