import type { Command } from 'commander'
import { createRun, type CommandRun } from './command-run'
import { serverOptions } from './connect'
import type { Io } from './io'
import { tellFailure } from './tell-failure'

/** A command's work, loaded only when it is asked for, so that help comes at once. */
export type Load<Given, Words extends unknown[]> = () => Promise<
  (run: CommandRun<Given>, ...words: Words) => Promise<number>
>

/** The action of a command that does such work. */
export type Does = <Given, Words extends unknown[]>(load: Load<Given, Words>) => (...given: unknown[]) => Promise<void>

/** `end` is told how a command ended. */
export const createDoes =
  (io: Io, end: (code: number) => void): Does =>
  (load) =>
  async (...given) => {
    const command = given.at(-1) as Command
    const options = command.opts()
    const server = serverOptions(options, io.env)
    try {
      const work = await load()
      // Commander has read these as the command declares them.
      end(await work(createRun(io, options as never, server), ...(command.processedArgs as never)))
    } catch (error) {
      end(tellFailure(error as Error, io, server))
    }
  }
