import type { JournalEntry } from '@soe/simulator-client'
import { defineCommand, type GivenOptions, type CommandRun } from '../command'
import { exitCode } from '../exit-code'
import { followJournal, readKept } from '../follow-journal'
import { readNumber } from '../read-number'
import { printableLine } from '@soe/contracts'

const colors = { red: 31, yellow: 33, green: 32 } as const

const colorOf = ({ status, error }: JournalEntry): keyof typeof colors => {
  if (status === 0 || status >= 400) return 'red'
  return error === undefined ? 'green' : 'yellow'
}

const painted = (entry: JournalEntry, text: string): string => `\u001B[${colors[colorOf(entry)]}m${text}\u001B[0m`

const because: Readonly<Record<JournalEntry['because'], string>> = {
  world: '',
  failNext: 'ordered by failNext',
  scenario: 'by a scenario',
  repeat: 'repeated',
  refused: 'refused',
}

const outcomeOf = ({ status, error }: JournalEntry): string => {
  if (status === 0) return 'no answer'
  return error ?? (status < 400 ? 'ok' : 'failed')
}

const answerOf = (entry: JournalEntry): string =>
  printableLine(`${String(entry.status).padStart(3)} ${outcomeOf(entry).padEnd(20)}`)

/** A call in a printable line: its decision, the world's time, what was answered, and who asked. */
export const describeEntry = (entry: JournalEntry, isColored: boolean): string => {
  const { id, at, operation, audience, channel, session = '-', undoneBy } = entry
  const answer = answerOf(entry)
  const asked = [operation.padEnd(26), id.padEnd(10), audience, channel, session, because[entry.because]]
  const words = [...asked, undoneBy === undefined ? '' : `undone by ${undoneBy}`].filter(Boolean)
  return [at.slice(11, 19), isColored ? painted(entry, answer) : answer, printableLine(words.join('  '))].join('  ')
}

const options = {
  '--follow': 'go on with the calls that come, until Ctrl-C',
  '--operation <key>': 'only the calls of one operation, such as cart.addDevice',
  '--answered <what>': 'only the calls that were answered so: ok, an error, a code, a status',
  '--because <cause>': 'only what came of it: world, failNext, scenario, repeat or refused',
  '--session <id>': 'only the calls of a session, by the whole id or its end',
  '--since <number>': 'only the calls after this one, such as 3 for those after demo-3',
  '--limit <number>': 'at most so many calls',
} as const

type JournalRun = CommandRun<GivenOptions<typeof options>>

const largest = Number.MAX_SAFE_INTEGER

/** Prints each call at once: a line for people, or a JSON object. */
const printer = ({ io, server }: JournalRun) => {
  const isColored = io.isTty && !io.env['NO_COLOR']
  return (entry: JournalEntry) =>
    server.json ? io.out(JSON.stringify(entry)) : io.painted(describeEntry(entry, isColored))
}

const reportGap =
  ({ io }: JournalRun, world: string) =>
  (since?: string) =>
    io.err(
      since === undefined
        ? `Some calls are gone: the journal of the world ${world} keeps so many bytes and no more.`
        : `The calls of the world ${world} before ${since} are gone: a simulator that has ended answered them.`,
    )

const callsOf = async (run: JournalRun, world: string) => {
  const { operation, follow, since: from } = run.given
  const since = readNumber('--since', from, { min: 0, max: 999_999_999_999_999 })
  const options = { ...(since !== undefined && { since }), ...(operation !== undefined && { operation }) }
  const simulator = await run.connect()
  const onGap = reportGap(run, world)
  return follow
    ? followJournal(simulator, world, options, onGap, run.io.untilStopped())
    : readKept(simulator, world, options, onGap)
}

export const journal = defineCommand({
  usage: 'journal <world>',
  summary: "List a world's calls, oldest first, a line each.",
  options,
  examples: ['journal demo --operation cart.addDevice', 'journal demo --follow', 'journal demo --json | jq .status'],
  // An object a line.
  json: ({ control }) => control.readJournal.responses[200].shape.entries.element,
  handler: async (run, world) => {
    const { journalFilter } = await import('../journal-filter')
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
  },
})
