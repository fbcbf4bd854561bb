import type { Command, OptionValues } from 'commander'
import { createRun, type CommandRun } from '../command-run'
import { serverOptions } from '../connect'
import type { Io } from '../io'
import { reportFailure } from '../report-failure'

/** A command's work, loaded only when it runs, so that help comes at once. */
export type Load<Given, Words extends unknown[]> = () => Promise<
  (run: CommandRun<Given>, ...words: Words) => Promise<number>
>

/** The action of a command that does such work. */
export type Does = <Given, Words extends unknown[]>(load: Load<Given, Words>) => (...given: unknown[]) => Promise<void>

/** Without the file to write where standard output takes its place, of which Commander makes an empty name. */
const withoutPrinted = (options: OptionValues): OptionValues =>
  options.out === '' ? { ...options, out: undefined } : options

/** `end` gets a command's exit code. */
export const createDoes =
  (io: Io, end: (code: number) => void): Does =>
  (load) =>
  async (...given) => {
    const command = given.at(-1) as Command
    const options = withoutPrinted(command.opts())
    const server = serverOptions(options, io.env)
    try {
      const work = await load()
      // Commander has read these as the command declares them.
      end(await work(createRun(io, options as never, server), ...(command.processedArgs as never)))
    } catch (error) {
      end(reportFailure(error as Error, io, server))
    }
  }
