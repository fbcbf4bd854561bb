import type { JournalEntry, SimulatorClient } from '@soe/simulator-client'
import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { readKept } from '../follow-journal'
import { writeHar, type ArchivedCall } from '../har/write-har'
import { inBatches } from '../in-batches'
import { writeOut } from '../write-out'

const atOnce = 16

/** A rule and an ordered failure may hide that the call was done; a refusal of the operation's own never does. */
const isScripted = ({ because }: JournalEntry): boolean => because === 'scenario' || because === 'failNext'

const withEffect = async (simulator: SimulatorClient, world: string, entry: JournalEntry): Promise<ArchivedCall> =>
  isScripted(entry) ? { entry, effect: (await simulator.decision(world, entry.id)).effect } : { entry }

/** Writes the calls of a world as an HTTP archive. */
export const exportHar = async (
  { io, given, server, connect, show }: CommandRun<{ readonly out?: string }>,
  world: string,
): Promise<number> => {
  const simulator = await connect()
  const onGap = () => io.err('The first calls are gone from the journal: the archive begins after them.')
  const entries: JournalEntry[] = []
  for await (const entry of readKept(simulator, world, { answers: true }, onGap)) entries.push(entry)
  const calls = await inBatches(entries, atOnce, (entry) => withEffect(simulator, world, entry))
  const text = JSON.stringify(writeHar(calls, server.url, io.version), null, 2)
  if (given.out === undefined) io.out(text.split('\n'))
  else {
    await writeOut(given.out, `${text}\n`)
    show({ file: given.out, calls: entries.length }, () => `Wrote ${entries.length} calls to ${given.out}.`)
  }
  return exitCode.fine
}
