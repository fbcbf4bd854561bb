import type { Command } from 'commander'
import { withExamples, withJson, withServer } from './add-options'
import type { Does } from './does'

const arm = (program: Command, does: Does) =>
  withExamples(
    withServer(
      program
        .command('arm <world> <sources...>')
        .description('Arm scenarios: of files, of stdin (-), or built-in ones by id. All are right, or none is armed.'),
    ).action(does(async () => (await import('../commands/arm')).arm)),
    'arm demo locked.yaml',
    'arm demo cart-load-503-once',
  )

const disarm = (program: Command, does: Does) =>
  withExamples(
    withServer(
      program.command('disarm <world> <id>').description('Disarm a scenario, and forget what it has counted.'),
    ).action(does(async () => (await import('../commands/disarm')).disarm)),
    'disarm demo cart-load-503-once',
  )

const verify = (program: Command, does: Does) =>
  withExamples(
    withServer(
      program
        .command('verify <world>')
        .description('Check what the armed scenarios expect; a world with nothing to check fails.'),
    )
      .option('--junit <file>', 'write the report that build servers read; - prints it')
      .option('--html <file>', 'write the report as a page; - prints it')
      .action(does(async () => (await import('../commands/verify')).verify)),
    'verify demo',
    'verify demo --junit reports/demo.xml --html reports/demo.html',
  )

const lint = (program: Command, does: Does) =>
  withExamples(
    withJson(
      program.command('lint <files...>').description('Check scenario files (- for stdin); needs no simulator.'),
    ).action(does(async () => (await import('../commands/lint')).lint)),
    'lint scenarios/*.yaml',
  )

const scenarios = (program: Command, does: Does) =>
  withExamples(
    withJson(program.command('scenarios').description('List the built-in scenarios; needs no simulator.'))
      .option('--search <words>', 'only those that hold all the words, in id, title, area, operations or text')
      .action(does(async () => (await import('../commands/scenarios')).listScenarios)),
    'scenarios --search "locked retail"',
  )

/** Scenarios, and whether they hold. */
export const addChecks = (program: Command, does: Does) => {
  for (const add of [arm, disarm, verify, lint, scenarios]) add(program, does)
}
