import { counted } from '@soe/contracts'
import { normaliseScenario, parseScenarios, writeYaml, type ScenarioInput } from '@soe/scenario'
import { describeProblem } from '../check-text'
import { InputError } from '../input-error'
import type { Io } from '../io'
import { readText } from '../read-text'
import { recordSession } from '../record/record-session'
import { replyContent } from '../record/reply-content'
import { faultsOf, readHar, type ImportedCall } from './read-har'

/** The id of the scenario that an archive becomes. */
export const archiveId = (file: string): string => {
  const name = (file.split(/[\\/]/).at(-1) ?? '').replace(/\.har$/i, '').toLowerCase()
  return `imported-${name.replaceAll(/[^a-z0-9-]+/g, '-')}`
}

const assertSound = (yaml: string) => {
  const { ok, problems } = parseScenarios(yaml)
  if (ok) return
  const said = problems.map((problem) => describeProblem('the scenario', problem))
  throw new InputError('NOT_IMPORTABLE', said)
}

const entriesText = (calls: readonly ImportedCall[]): string =>
  `${calls.length === 1 ? 'Entry' : 'Entries'} ${calls.map(({ decision }) => decision.seq).join(', ')}`

interface Kind {
  readonly is: (call: ImportedCall) => boolean
  readonly note: (calls: readonly ImportedCall[]) => string
}

/** What of an archive a scenario does not repeat. */
const kinds: readonly Kind[] = [
  {
    is: ({ ending }) => ending === 'given-up',
    note: (calls) => `${entriesText(calls)}: the caller gave up, so no rule is made.`,
  },
  {
    is: ({ ending }) => ending === 'unknown',
    note: (calls) => `${entriesText(calls)}: the archive holds no answer, so no rule is made.`,
  },
  {
    is: ({ unsendable }) => unsendable !== undefined,
    note: (calls) => {
      const reasons = new Set(calls.flatMap(({ unsendable }) => unsendable ?? []))
      return `${entriesText(calls)}: no rule is made. ${[...reasons].join('. ')}.`
    },
  },
  {
    is: ({ decision }) => decision.error !== undefined && replyContent(decision).isCut,
    note: (calls) => `${entriesText(calls)}: the body is too long for a rule; the status and the headers are kept.`,
  },
]

/** What the scenario of an archive leaves out, in a line each. */
const importNotes = (calls: readonly ImportedCall[]): string[] =>
  kinds.flatMap(({ is, note }) => {
    const found = calls.filter(is)
    return found.length === 0 ? [] : [note(found)]
  })

/** Makes a scenario of an HTTP archive: what failed in it fails again at the same call. */
export const importArchive = async (
  file: string,
  given: { readonly id?: string; readonly latency?: true },
  io: Io,
): Promise<{ scenario: ScenarioInput; yaml: string }> => {
  const { calls, others } = readHar(file, await readText(file, io))
  const decisions = calls.map(({ decision }) => decision)
  const id = given.id ?? archiveId(file)
  const sessions = new Set(calls.flatMap(({ session }) => session ?? [])).size
  const scenario = recordSession({ id, title: `What ${file.split(/[\\/]/).at(-1)} went through` }, decisions, {
    find: () => undefined,
    placed: [],
    faults: faultsOf(calls, given.latency),
    ...(sessions > 1 && { per: 'world' }),
  })
  for (const note of importNotes(calls)) io.err(note)
  const yaml = writeYaml(normaliseScenario(scenario), [
    `Imported from ${file}: ${counted(decisions.length, 'call')} of the carrier.`,
  ])
  assertSound(yaml)
  if (sessions > 1) io.err(`The calls are of ${sessions} sessions: the rules count them together, in their order.`)
  if (others > 0) io.err(`Left out, for they are no calls of the carrier: ${counted(others, 'entry', 'entries')}.`)
  return { scenario, yaml }
}
