import type { JournalEntry } from '@soe/simulator-client'
import type { CommandRun } from '../command-run'
import { describeEntry } from '../describe-entry'
import { exitCode } from '../exit-code'
import { followJournal, readKept } from '../follow-journal'
import { journalFilter } from '../journal-filter'
import { readNumber } from '../read-number'

interface Given {
  readonly follow?: true
  readonly operation?: string
  readonly answered?: string
  readonly because?: string
  readonly session?: string
  readonly since?: string
  readonly limit?: string
}

const largest = Number.MAX_SAFE_INTEGER

/** Prints each call at once: a line for people, or a JSON object. */
const printer = ({ io, server }: CommandRun<Given>) => {
  const isColored = io.isTty && !io.env['NO_COLOR']
  return (entry: JournalEntry) =>
    server.json ? io.out(JSON.stringify(entry)) : io.painted(describeEntry(entry, isColored))
}

const reportGap =
  ({ io }: CommandRun<Given>, world: string) =>
  () =>
    io.err(`Some calls are gone: the journal of the world ${world} keeps so many bytes and no more.`)

const callsOf = async (run: CommandRun<Given>, world: string) => {
  const { operation, follow, since: from } = run.given
  const since = readNumber('--since', from, { min: 0, max: 999_999_999_999_999 })
  const options = { ...(since !== undefined && { since }), ...(operation !== undefined && { operation }) }
  const simulator = await run.connect()
  const onGap = reportGap(run, world)
  return follow
    ? followJournal(simulator, world, options, onGap, run.io.untilStopped())
    : readKept(simulator, world, options, onGap)
}

export const journal = async (run: CommandRun<Given>, world: string): Promise<number> => {
  const limit = readNumber('--limit', run.given.limit, { min: 1, max: largest }) ?? largest
  const print = printer(run)
  let printed = 0
  const isWanted = journalFilter(run.given)
  for await (const entry of await callsOf(run, world)) {
    if (!isWanted(entry)) continue
    print(entry)
    printed += 1
    if (printed === limit) break
  }
  return exitCode.fine
}
