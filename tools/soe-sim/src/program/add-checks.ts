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
    withServer(
      program
        .command('lint <paths...>')
        .description(
          'Check scenario files and folders of them (- for stdin); needs no simulator unless a world is named.',
        ),
    )
      .option('--world <world>', 'ask the simulator also for personas, skus, and what this world holds')
      .action(does(async () => (await import('../commands/lint')).lint)),
    'lint scenarios',
    'lint locked.yaml --world demo',
  )

const scenarios = (program: Command, does: Does) =>
  withExamples(
    withJson(program.command('scenarios').description('List the built-in scenarios; needs no simulator.'))
      .option('--search <words>', 'only those that hold all the words, in id, title, area, operations or text')
      .action(does(async () => (await import('../commands/scenarios')).listScenarios)),
    'scenarios --search "locked retail"',
  )

const catalogue = (program: Command, does: Does) =>
  withExamples(
    withServer(
      program
        .command('catalogue <what>')
        .description('List what scenarios and commands may name: operations, errors, personas, commands or skus.'),
    )
      .option('--search <words>', 'only those that hold all the words')
      .action(does(async () => (await import('../commands/catalogue')).catalogue)),
    'catalogue errors --search "cart locked"',
    'catalogue personas',
  )

const explore = (program: Command, does: Does) =>
  withExamples(
    withServer(
      program
        .command('explore [test]')
        .description(
          'Run a Playwright test that is green under each thing that can go wrong with each of its calls, and judge what the shop makes of it.',
        ),
    )
      .option('--journey <name>', 'instead of a test, a journey that comes with the command, such as own-device')
      .option('--config <file>', "Playwright's configuration; the nearest above the test unless told otherwise")
      .option('--project <name>', 'only this project of it')
      .option('--grep <pattern>', 'only tests whose titles fit')
      .option('--cells <parts...>', 'only cells whose names hold one of these, such as cart.addDevice or lost-answer')
      .option('--without <oracles...>', 'oracles that are not asked, such as axe')
      .option('--no-prune', 'run also the cells that nothing tells from another')
      .option('--time <duration>', 'begin no cell after so long, such as PT8M; the next run goes on there')
      .option('--workers <number>', 'how many run side by side; two a core unless told otherwise')
      .option('--fresh', 'forget what an earlier run has found')
      .option('--out <folder>', 'where results, reports and pictures go', 'explore-results')
      .action(does(async () => (await import('../commands/explore')).explore)),
    'explore tests/checkout.spec.ts',
    'explore tests/checkout.spec.ts --time PT8M --cells checkout.placeOrder',
    'explore --journey own-device --time PT8M',
  )

/** Scenarios, and whether they hold. */
export const addChecks = (program: Command, does: Does) => {
  for (const add of [arm, disarm, verify, lint, scenarios, catalogue, explore]) add(program, does)
}
