import type { Command } from 'commander'
import { outFile, withExamples, withServer } from './add-options'
import type { Does } from './does'

const make = (worlds: Command, does: Does) =>
  withExamples(
    withServer(worlds.command('make').description('Make a world.'))
      .option('--persona <id>', 'who comes into it; prospect unless told otherwise')
      .option('--id <id>', 'its name; one that no one guesses unless told otherwise')
      .option('--title <text>', 'what it is for, in words')
      .option('--label <name=value...>', 'what groups it with others, such as run=17')
      .option('--seed <number>', 'what its chance is drawn from')
      .option('--freeze [instant]', 'its clock stands still, now or at an instant such as 2026-12-24T18:00:00Z')
      .option('--scenario <file or id>', 'begin with a scenario of a file, or a built-in one')
      .action(does(async () => (await import('../commands/make-world')).makeWorld)),
    'worlds make --persona signed-in',
    'worlds make --id demo --freeze 2026-12-24T18:00:00Z --scenario cart-load-503-once',
  )

const show = (worlds: Command, does: Does) =>
  withExamples(
    withServer(worlds.command('show <world>').description('Tell what a world holds, in sentences.')).action(
      does(async () => (await import('../commands/show-world')).showWorld),
    ),
    'worlds show demo',
  )

const drop = (worlds: Command, does: Does) =>
  withExamples(
    withServer(worlds.command('drop <world>').description('Drop a world with everything in it.')).action(
      does(async () => (await import('../commands/drop-world')).dropWorld),
    ),
    'worlds drop demo',
  )

const sweep = (worlds: Command, does: Does) =>
  withExamples(
    withServer(worlds.command('sweep').description('Drop the worlds of some labels, or those that have been idle.'))
      .option('--label <name=value...>', 'only worlds that bear all of these labels')
      .option('--idle <duration>', 'only worlds that nothing has happened in for so long, such as PT2H')
      .action(does(async () => (await import('../commands/sweep-worlds')).sweepWorlds)),
    'worlds sweep --label run=17',
    'worlds sweep --idle PT2H',
  )

const enter = (worlds: Command, does: Does) =>
  withExamples(
    withServer(
      worlds.command('enter <world>').description("Print the address that brings a browser into a world's shop."),
    )
      .option('--to <path>', 'where in the shop, such as /smartphones/', '/')
      .action(does(async () => (await import('../commands/enter-world')).enterWorld)),
    'worlds enter demo --to /smartphones/',
  )

// What commander does with a word that is no command; its types leave it out.
const refuseWord = (command: Command) => (command as unknown as { unknownCommand(): never }).unknownCommand()

/** What a command does that has others below it and no arguments of its own. */
const alone = (action: ReturnType<Does>) => {
  return (...given: Parameters<typeof action>) => {
    const command = given.at(-1) as Command
    return command.args.length > 0 ? refuseWord(command) : action(...given)
  }
}

const snapshots = (program: Command, does: Does) => {
  withExamples(
    withServer(program.command('snapshot <world>').description('Take everything that a world is, as one JSON file.'))
      .option(...outFile)
      .option('--keep [name]', 'keep it in the simulator instead, under a name')
      .action(does(async () => (await import('../commands/snapshot')).snapshot)),
    'snapshot demo --out demo.json',
    'snapshot demo --keep "before the checkout"',
  )
  withExamples(
    withServer(
      program
        .command('replay <snapshot>')
        .description('Make a world of a snapshot: a file, a kept one by its id, or - for stdin.'),
    )
      .option('--id <id>', 'the name of the new world')
      .action(does(async () => (await import('../commands/replay')).replay)),
    'replay demo.json --id demo-again',
    'replay before-the-checkout',
  )
}

const keptSnapshots = (program: Command, does: Does) => {
  const kept = withServer(
    program.command('snapshots').description('List the snapshots that the simulator keeps; save or drop one.'),
  )
    .allowExcessArguments()
    .action(alone(does(async () => (await import('../commands/snapshots')).listSnapshots)))
  withExamples(kept, 'snapshots', 'snapshots drop before-the-checkout')
  withExamples(
    withServer(kept.command('save <snapshot>').description('Write a kept snapshot as a file.'))
      .option(...outFile)
      .action(does(async () => (await import('../commands/snapshots')).saveSnapshot)),
    'snapshots save before-the-checkout --out demo.json',
  )
  withExamples(
    withServer(kept.command('drop <snapshot>').description('Drop a kept snapshot.')).action(
      does(async () => (await import('../commands/snapshots')).dropSnapshot),
    ),
    'snapshots drop before-the-checkout',
  )
}

const change = (program: Command, does: Does) => {
  withExamples(
    withServer(
      program
        .command('fork <world>')
        .description('Make a second world that goes on from where the first one is; the first stays as it is.'),
    )
      .option('--id <id>', 'the name of the new world')
      .option('--before <decision>', 'from where the first one was just before one of its latest 200 calls')
      .action(does(async () => (await import('../commands/fork')).fork)),
    'fork demo --id demo-again',
    'fork demo --before demo-37',
  )
  withExamples(
    withServer(
      program
        .command('rewind <world>')
        .description('Take a world back to just before a call; the calls that this undoes stay in its journal.'),
    )
      .requiredOption('--before <decision>', 'one of the latest 200 calls of the world')
      .action(does(async () => (await import('../commands/rewind')).rewind)),
    'rewind demo --before demo-37',
  )
  withExamples(
    withServer(
      program
        .command('restore <world> <snapshot>')
        .description('Take a world back to a snapshot: a file, a kept one by its id, or - for stdin.'),
    ).action(does(async () => (await import('../commands/restore')).restore)),
    'restore demo demo.json',
    'restore demo before-the-checkout',
  )
  withExamples(
    withServer(program.command('clock <world>').description("Show a world's clock, or change it."))
      .option('--advance <duration>', 'move it on, such as by PT28M')
      .option('--freeze [instant]', 'stop it, now or at an instant such as 2026-12-24T18:00:00Z')
      .option('--resume', 'let it run on from where it stands')
      .action(does(async () => (await import('../commands/clock')).clock)),
    'clock demo',
    'clock demo --advance PT28M',
  )
  withExamples(
    withServer(
      program
        .command('command <world> <name> [arguments...]')
        .description(
          'Run a command in a world; its arguments are words such as channel=VZW-RETAIL, or one JSON object.',
        ),
    ).action(does(async () => (await import('../commands/run-command')).runCommand)),
    'command demo lockCart channel=VZW-RETAIL ttl=PT15M',
    `command demo setCredit '{"status": "OH"}'`,
  )
  withExamples(
    withServer(program.command('fail-next <world> <operation>').description('Fail the next call of an operation.'))
      .option('--error <id>', 'an error that the operation may answer')
      .option('--status <number>', 'an HTTP status; 0 ends the connection without an answer')
      .action(does(async () => (await import('../commands/fail-next')).failNext)),
    'fail-next demo cart.addDevice --error 208',
    'fail-next demo checkout.getCheckoutDetails --status 503',
  )
}

/** Worlds, and files of them. */
export const addWorlds = (program: Command, does: Does) => {
  const worlds = withServer(
    program.command('worlds').description('List the worlds; make, show, drop or enter one, or sweep many.'),
  )
    .allowExcessArguments()
    .action(alone(does(async () => (await import('../commands/list-worlds')).listWorlds)))
  withExamples(worlds, 'worlds', 'worlds make --persona signed-in', 'worlds show demo')
  for (const add of [make, show, drop, sweep, enter]) add(worlds, does)
  snapshots(program, does)
  keptSnapshots(program, does)
  change(program, does)
}
