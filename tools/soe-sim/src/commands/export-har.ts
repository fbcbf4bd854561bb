import type { JournalEntry, SimulatorClient, WorldEvent } from '@soe/simulator-client'
import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { readKept } from '../follow-journal'
import { writeHar, type ArchivedCall } from '../har/write-har'
import { inBatches } from '../in-batches'
import { findArmedRule, firedRules, type FindRule } from '../record/armed-rules'
import { writeOut } from '../write-out'

const atOnce = 16

/** A rule and an ordered failure may hide that the call was done; a refusal of the operation's own never does. */
const isScripted = ({ because }: JournalEntry): boolean => because === 'scenario' || because === 'failNext'

/** Adds what only its decision says of a scripted call. */
const withScript = async (simulator: SimulatorClient, world: string, find: FindRule, call: ArchivedCall) => {
  if (!isScripted(call.entry)) return call
  const decision = await simulator.decision(world, call.entry.id)
  const fault = firedRules(decision, find).find((rule) => rule.fault !== undefined)?.fault
  return { ...call, effect: decision.effect, fault }
}

/** Writes the calls of a world as an HTTP archive. */
export const exportHar = async (
  { io, given, server, connect, show }: CommandRun<{ readonly out?: string }>,
  world: string,
): Promise<number> => {
  const simulator = await connect()
  const onGap = () => io.err('The first calls are gone from the journal: the archive begins after them.')
  const entries: JournalEntry[] = []
  const events: WorldEvent[] = []
  const keep = (found: readonly WorldEvent[]) => void events.push(...found)
  const kept = readKept(simulator, world, { answers: true, events: true }, onGap, keep)
  for await (const entry of kept) entries.push(entry)
  const find = findArmedRule(await simulator.scenarios(world))
  const disturbed = new Set(events.map(({ after }) => entries.find(({ seq }) => seq > after)?.seq))
  const calls = await inBatches(entries, atOnce, (entry) =>
    withScript(simulator, world, find, { entry, isDisturbed: disturbed.has(entry.seq) }),
  )
  const text = JSON.stringify(writeHar(calls, server.url, io.version), null, 2)
  if (given.out === undefined) io.out(text.split('\n'))
  else {
    await writeOut(given.out, `${text}\n`)
    show({ file: given.out, calls: entries.length }, () => `Wrote ${entries.length} calls to ${given.out}.`)
  }
  return exitCode.fine
}
