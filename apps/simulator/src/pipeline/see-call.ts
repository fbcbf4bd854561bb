import { findOperation, offContractRefusals, worldLimits, type OperationKey } from '@soe/contracts'
import { keysOfRule, requestMeets, type Scenario } from '@soe/scenario'
import type { SeenCall, SeenState, WorldDraft, WorldHeader } from '@soe/world'
import type { CallEnding, RanCommand } from '../journal/call-ending'
import { documentOf } from './armed-rules'
import type { CallInput } from './call-input'
import { changeWorld, type WorldAccess } from './change-world'
import { expectedCalls, type ExpectedCall } from './expected-calls'
import { errorOf, leadsOn, offContractCode, statusOf, type Reply } from './reply'

/** What the armed scenarios of a world expect something of. */
interface Watched {
  readonly isEveryCall: boolean
  readonly keys: ReadonlySet<string>
  readonly requests: readonly ExpectedCall[]
  readonly events: ReadonlySet<string>
}

const keysOfFired = ({ rules, expect }: Scenario): string[] => {
  const named = new Set(expect.map(({ rule }) => rule))
  return rules.filter(({ id }) => named.has(id)).flatMap(keysOfRule)
}

/** What answers are held for. */
const keysOfHeld = ({ rules }: Scenario): string[] =>
  rules.flatMap(({ fault }) => (typeof fault?.hold?.until === 'object' ? [fault.hold.until.answered] : []))

const watchedBy = (scenarios: readonly Scenario[]): Watched | undefined => {
  const all = scenarios.flatMap(({ expect }) => expect)
  const held = scenarios.flatMap(keysOfHeld)
  if (all.length + held.length === 0) return undefined
  const calls = scenarios.flatMap(expectedCalls)
  return {
    isEveryCall: all.some(({ only }) => only !== undefined),
    keys: new Set([...calls.flatMap(({ keys }) => keys), ...scenarios.flatMap(keysOfFired), ...held]),
    requests: calls.filter(({ request }) => request !== undefined),
    events: new Set(all.flatMap(({ event }) => event ?? [])),
  }
}

const byArmedIds = new WeakMap<readonly string[], Watched | undefined>()

/** The list of armed ids is replaced whenever a scenario changes. */
const watchedIn = ({ header: { armed }, world }: WorldDraft): Watched | undefined => {
  if (!armed || armed.length === 0) return undefined
  if (byArmedIds.has(armed)) return byArmedIds.get(armed)
  const watched = watchedBy(armed.flatMap((id) => world.collections.scenarios.get(id) ?? []).map(documentOf))
  byArmedIds.set(armed, watched)
  return watched
}

const numbering = 'seen'
const callCounter = 'calls seen'

/** The number of what a world saw. */
export const numberOfSeen = ({ id }: SeenState): number => Number.parseInt(id, 10)

export const seenSoFar = ({ counters }: WorldHeader) => ({
  seq: counters[numbering] ?? 0,
  calls: counters[callCounter] ?? 0,
})

/** A rewind gives a number again, and never a version. */
const keep = (draft: WorldDraft, seen: Omit<SeenState, 'id'>): SeenState => {
  const { size } = draft.world.collections.seen
  const oldest = draft.world.collections.seen.keys().next().value
  if (size >= worldLimits.seen && oldest !== undefined) draft.seen.delete(oldest)
  return draft.seen.put({ id: `${draft.count(numbering)}.${draft.version}`, ...seen })
}

/** A clock is moved by a call of the clock, or by a command. */
const eventsOfCommand = (command: string): readonly string[] =>
  command === 'advanceClock' ? ['command-run', 'clock-changed'] : ['command-run']

const eventsOfRules = (commands: readonly RanCommand[]): readonly string[] =>
  commands.filter(({ refused }) => refused === undefined).flatMap(({ command }) => eventsOfCommand(command))

/** How the client gets an answer that is sent to its end. */
const sentWhole = ({ fault }: CallEnding): SeenCall['sent'] =>
  fault?.truncate ? 'cut-off' : fault?.malformedJson ? 'malformed' : undefined

const isSlow = ({ delay = 0, fault }: CallEnding, { network }: WorldHeader): boolean =>
  delay > 0 || fault?.hold !== undefined || fault?.slowBody !== undefined || network !== undefined

const sentOf = (ending: CallEnding, status: number, header: WorldHeader): SeenCall['sent'] => {
  if (status === 0) return undefined
  if (typeof ending.fault?.hold?.until === 'object') return 'held'
  return isSlow(ending, header) ? 'waiting' : sentWhole(ending)
}

const meets = ({ requests }: Watched, key: string, request: unknown): readonly string[] =>
  requests
    .filter(({ keys, request: asked }) => keys.includes(key) && requestMeets(request, asked))
    .map(({ name }) => name)

/** What verifying asks about a call, and how much of it is there where the call was refused early. */
interface CallFacts {
  readonly audience: string
  readonly request: unknown
  readonly status: number
  readonly error?: string | undefined
  readonly ending: CallEnding
}

const isOffContract = ({ error = '', status, ending: { because, reply, offContract } }: CallFacts): boolean =>
  offContract !== undefined ||
  error === offContractCode ||
  (because === 'refused' && offContractRefusals.has(error)) ||
  (reply?.offContract === true && status > 0)

/** Keeps a call in its world as far as an armed scenario expects something of it; it counts in any case. */
const see = (draft: WorldDraft, operation: string, given: CallFacts): SeenState | undefined => {
  const watched = watchedIn(draft)
  if (!watched) return undefined
  draft.count(callCounter)
  const { audience, request, status, error, ending } = given
  const sent = sentOf(ending, status, draft.header)
  const events = eventsOfRules(ending.commands).filter((name) => watched.events.has(name))
  const isRefused = ending.because === 'refused'
  const isOff = isOffContract(given)
  const isAsked = watched.isEveryCall || watched.keys.has(operation)
  if (!isAsked && !isRefused && !isOff && sent !== 'held' && events.length === 0) return undefined
  const { acting } = ending
  const call: SeenCall = {
    operation,
    audience,
    status,
    ...(error !== undefined && { error }),
    ...(sent !== undefined && { sent }),
    ...(sent === 'held' && acting && { heldBy: { scenario: acting.scenario, rule: acting.rule.id } }),
    ...(isRefused && { isRefused }),
    ...(isOff && { isOffContract: isOff }),
    ...(watched.requests.length > 0 && { meets: meets(watched, operation, request) }),
  }
  return keep(draft, { call, ...(events.length > 0 && { events }) })
}

/** A call whose operation was asked. */
export const seeCall = (
  draft: WorldDraft,
  key: OperationKey,
  { context: { audience }, body, query }: Pick<CallInput, 'context' | 'body' | 'query'>,
  { reply, ending }: { readonly reply: Reply; readonly ending: CallEnding },
): SeenState | undefined => {
  const leads = findOperation(key).metadata.redirect !== undefined && leadsOn(reply, ending)
  const status = leads ? 303 : statusOf(reply)
  return see(draft, key, { audience, request: body ?? query, status, error: errorOf(reply), ending })
}

/**
 * A call that was refused before its operation ran.
 * @param operation its key, or method and path of a call that is to none
 */
export const seeRefused = (access: WorldAccess, worldId: string, operation: string, given: CallFacts) =>
  changeWorld(access, worldId, (makeDraft) => {
    const draft = makeDraft()
    return { draft, seen: see(draft, operation, given) }
  })

/** What happened to the world, by its names. */
export const seeEvent = (draft: WorldDraft, names: readonly string[]) => {
  const events = names.filter((name) => watchedIn(draft)?.events.has(name))
  if (events.length > 0) keep(draft, { events })
}

/** Keeps how the answer of a call went out, where that is not what was to be expected of it. */
export const settleCall = async (
  access: WorldAccess,
  worldId: string,
  { seen, ending }: { seen?: SeenState | undefined; ending: CallEnding },
  isWhole = true,
): Promise<void> => {
  if (!seen?.call || seen.call.status === 0) return
  const sent = isWhole ? sentWhole(ending) : 'cut-off'
  if (sent === seen.call.sent) return
  await changeWorld(access, worldId, (makeDraft) => {
    const draft = makeDraft()
    const kept = draft.seen.get(seen.id)
    if (kept?.call) draft.seen.put({ ...kept, call: { ...kept.call, sent } })
    return { draft }
  })
}
