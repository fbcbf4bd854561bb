import { commandNamed, type Command } from '@soe/contracts'
import type { WorldEvent, WorldScenario } from '@soe/simulator-client'

/** Commands that were given from outside, right after a call; 0 stands for before the first. */
export interface PlacedCommands {
  readonly after: number
  readonly commands: readonly Command[]
}

export interface RecordedEvents {
  readonly placed: readonly PlacedCommands[]
  /** What happened and can't be said in a scenario. */
  readonly notes: readonly string[]
}

/** A call or an event that the world's clock can be read off. */
export interface Instant {
  readonly seq: number
  readonly at: string
}

/** The field of a command that names its subject: left out from outside, it is about all there are. */
const subjects: Readonly<Record<string, string>> = {
  lockCart: 'cartId',
  unlockCart: 'cartId',
  handOverCase: 'caseId',
  expireSession: 'sessionId',
  extendSession: 'sessionId',
}

type Details = Readonly<Record<string, unknown>>

interface Source {
  readonly event: WorldEvent
  /** The time of what came before it. */
  readonly before: string
  /** The end of the recorded session's id. */
  readonly session: string
  readonly armed: readonly WorldScenario[]
}

type Said = { readonly commands: readonly Command[] } | { readonly note: string }

const nothing: Said = { commands: [] }

const endOf = (id: unknown): string => String(id).replace('…', '')

/** The command as a rule gives it: every subject is named, and the recorded session is the call's own. */
const aimed = (name: string, given: Details, { session }: Source): Said => {
  const field = subjects[name]
  if (field === undefined || (given[field] !== undefined && field !== 'sessionId')) {
    return { commands: [commandNamed(name, given)] }
  }
  if (given[field] === undefined) return { commands: [commandNamed(name, { ...given, [field]: '*' })] }
  if (!session.endsWith(endOf(given[field]))) return { note: `the command ${name} was about another session` }
  return { commands: [commandNamed(name, {})] }
}

/** Commands that a verification holds to find something. */
const finders: readonly string[] = ['answerChat', 'endChat', 'extendSession', 'handOverCase']

/** The command needs something of a session, such as its chat, to be about. */
export const isFinder = (command: Command): boolean => finders.includes(Object.keys(command)[0] ?? '')

const isIdle = (name: string, touched: unknown): boolean => touched === 0 && finders.includes(name)

/** An ordered failure shows at the call that it was ordered for, and is recorded there; what touched nothing is not. */
const commandOf = (source: Source): Said => {
  const { touched, ...command } = source.event.details ?? {}
  const [[name, given] = ['', {}]] = Object.entries(command)
  return name === 'failNext' || name === '' || isIdle(name, touched) ? nothing : aimed(name, given as Details, source)
}

const wholeSeconds = (from: string, to: string): number => Math.ceil((Date.parse(to) - Date.parse(from)) / 1000)

const advanced = (by: string): Said => ({ commands: [{ advanceClock: { by } }] })

const clockOf = ({ event: { at, details = {} }, before }: Source): Said => {
  if (typeof details.advance === 'string') return advanced(details.advance)
  if (typeof details.freeze !== 'string') return nothing
  const seconds = wholeSeconds(before, at)
  return seconds < 0 ? { note: 'the clock was moved back' } : seconds === 0 ? nothing : advanced(`PT${seconds}S`)
}

const setupOf = ({ event: { details = {} }, armed }: Source): Said => ({
  commands: armed.find(({ id }) => id === details.scenario)?.document.setup ?? [],
})

const readers: Readonly<Partial<Record<WorldEvent['kind'], (source: Source) => Said>>> = {
  'command-run': commandOf,
  'clock-changed': clockOf,
  'scenario-armed': setupOf,
  'snapshot-restored': () => ({ note: 'a snapshot was restored' }),
}

/** The latest instant that is known before an event. */
const instantBefore = (event: WorldEvent, index: number, events: readonly WorldEvent[], calls: readonly Instant[]) => {
  const call = calls.findLast(({ seq }) => seq <= event.after)
  const earlier = events[index - 1]
  return earlier && earlier.after >= (call?.seq ?? 0) ? earlier.at : (call?.at ?? event.at)
}

/** What was done to the world beside the calls, as commands of a scenario. */
export const worldCommands = (
  events: readonly WorldEvent[],
  calls: readonly Instant[],
  { session, armed }: Pick<Source, 'session' | 'armed'>,
): RecordedEvents => {
  const said = events.map((event, index) => ({
    event,
    ...(readers[event.kind]?.({ event, before: instantBefore(event, index, events, calls), session, armed }) ??
      nothing),
  }))
  return {
    placed: said.flatMap((one) =>
      'commands' in one && one.commands.length > 0 ? [{ after: one.event.after, commands: one.commands }] : [],
    ),
    notes: said.flatMap((one) => ('note' in one ? [`After call ${one.event.after} ${one.note}.`] : [])),
  }
}
