import { counted } from '@soe/contracts'
import type { JournalEntry, SimulatorClient, WorldEvent } from '@soe/simulator-client'
import { defineCommand, fileOf, outFile } from '../command'
import { exitCode } from '../exit-code'
import { readKept } from '../follow-journal'
import type { ArchivedCall } from '../har/write-har'
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

export const exportHar = defineCommand({
  usage: 'export-har <world>',
  summary: "Write a world's calls and answers as an HTTP archive, secrets redacted; browsers open it.",
  options: { '--emails': 'with e-mail addresses and phone numbers, which are hidden otherwise', ...outFile },
  examples: ['export-har demo --out demo.har'],
  json: ({ z }) =>
    z.union([
      z.looseObject({ log: z.looseObject({ version: z.string(), entries: z.array(z.looseObject({})) }) }),
      z.strictObject({ file: z.string(), calls: z.number().int() }),
    ]),
  handler: async ({ io, given, server, connect, show }, world) => {
    const { writeHar } = await import('../har/write-har')
    const simulator = await connect()
    const onGap = () => io.err('The first calls are gone from the journal: the archive begins after them.')
    const entries: JournalEntry[] = []
    const events: WorldEvent[] = []
    const keep = (found: readonly WorldEvent[]) => void events.push(...found)
    const kept = readKept(simulator, world, { answers: true, events: true, ...given }, onGap, keep)
    for await (const entry of kept) entries.push(entry)
    const find = findArmedRule(await simulator.scenarios(world))
    const disturbed = new Set(events.map(({ after }) => entries.find(({ seq }) => seq > after)?.seq))
    const calls = await inBatches(entries, atOnce, (entry) =>
      withScript(simulator, world, find, { entry, isDisturbed: disturbed.has(entry.seq) }),
    )
    const text = JSON.stringify(writeHar(calls, server.url, io.version), null, 2)
    const file = fileOf(given)
    if (file === undefined) io.out(text.split('\n'))
    else {
      await writeOut(file, `${text}\n`)
      show({ file, calls: entries.length }, () => `Wrote ${counted(entries.length, 'call')} to ${file}.`)
    }
    return exitCode.fine
  },
})
