import type { CommandRun } from '../command-run'
import { start } from './start'

/** Has the simulator, which knows its files, write what is whole of a damaged directory into another one. */
export const salvage = (run: CommandRun<{ out: string }>, directory: string): Promise<number> =>
  start(run, ['--data', directory, '--salvage', run.given.out])
