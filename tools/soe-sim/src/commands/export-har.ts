import type { JournalEntry } from '@soe/simulator-client'
import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { readKept } from '../follow-journal'
import { writeHar } from '../har/write-har'
import { writeOut } from '../write-out'

/** Writes the calls of a world as an HTTP archive. */
export const exportHar = async (
  { io, given, server, connect, show }: CommandRun<{ readonly out?: string }>,
  world: string,
): Promise<number> => {
  const simulator = await connect()
  const onGap = () => io.err('The first calls are gone from the journal: the archive begins after them.')
  const entries: JournalEntry[] = []
  for await (const entry of readKept(simulator, world, { answers: true }, onGap)) entries.push(entry)
  const text = JSON.stringify(writeHar(entries, server.url, io.version), null, 2)
  if (given.out === undefined) io.out(text)
  else {
    await writeOut(given.out, `${text}\n`)
    show({ file: given.out, calls: entries.length }, () => `Wrote ${entries.length} calls to ${given.out}.`)
  }
  return exitCode.fine
}
