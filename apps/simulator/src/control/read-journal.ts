import type { Decision, Journal, JournalEntry } from '@soe/contracts'
import { isoInstant, RefusalFault } from '@soe/world'
import { causeOf, describeCall, type CallFacts } from './describe-call'
import { nearMisses, reportRules } from './describe-rules'
import { redact } from './redact'
import { requireOperation } from './require-operation'
import type { Journal as CallJournal, NumberedCall, RecordedCall } from '../http/journal'
import { decisionId } from '../http/record-call'

/** Most that one answer holds. */
const defaultLimit = 1000

export interface JournalQuery {
  since?: string
  operation?: string
  limit?: string
}

export const factsOf = ({ context: { audience, channel }, ...call }: RecordedCall): CallFacts => ({
  ...call,
  audience,
  channel,
})

/** The end of an id: enough to tell sessions apart, too little to be one. */
export const shownSession = (id: string | undefined) => (id === undefined ? {} : { session: `…${id.slice(-6)}` })

const requestOf = ({ body, query }: RecordedCall) => ({
  ...(body !== undefined && { body: redact(body) }),
  ...(query !== undefined && Object.keys(query as object).length > 0 && { query: redact(query) }),
})

const entryOf = ({ seq, call }: NumberedCall): JournalEntry => {
  const { worldId, audience, channel, requestId } = call.context
  return {
    id: decisionId(worldId, seq),
    seq,
    at: isoInstant(call.at),
    operation: call.operation,
    audience,
    channel,
    ...shownSession(call.sessionId),
    ...(requestId !== undefined && { requestId: redact(requestId) as string }),
    status: call.status,
    ...(call.error !== undefined && { error: call.error }),
    because: causeOf(factsOf(call)),
    request: requestOf(call),
  }
}

/** A page of the world's calls, oldest first. */
export const readJournal = (
  journal: CallJournal,
  worldId: string,
  { since: from = '0', operation, limit: atMost }: JournalQuery,
): Journal => {
  const since = Number(from)
  const limit = Number(atMost ?? defaultLimit)
  const wanted = operation === undefined ? undefined : requireOperation(operation)
  const kept = journal.entriesOf(worldId)
  const later = kept.filter(({ seq, call }) => seq > since && (wanted === undefined || call.operation === wanted))
  const page = later.slice(0, limit)
  const latest = journal.latestOf(worldId)
  const more = later.length > page.length
  return {
    entries: page.map(entryOf),
    next: more ? (page.at(-1)?.seq ?? since) : Math.max(latest, since),
    more,
    truncated: since < (kept[0]?.seq ?? latest + 1) - 1,
  }
}

const numberOf = (worldId: string, id: string): number | undefined =>
  id.startsWith(`${worldId}-`) && /^\d{1,15}$/.test(id.slice(worldId.length + 1))
    ? Number(id.slice(worldId.length + 1))
    : undefined

export interface DecisionQuery {
  nearMisses?: string
}

const decisionOf = (found: NumberedCall, isNearAsked: boolean): Decision => {
  const { verdict } = found.call
  return {
    ...entryOf(found),
    sentences: describeCall(factsOf(found.call), { isMade: true }),
    ...(verdict && verdict.considered.length > 0 && { rules: reportRules(verdict) }),
    ...(isNearAsked && { nearMisses: nearMisses(verdict) }),
  }
}

/** What happened to one call, by the id that its reply carried. */
export const readDecision = (
  journal: CallJournal,
  worldId: string,
  id: string,
  { nearMisses: isNearAsked }: DecisionQuery = {},
): Decision => {
  const seq = numberOf(worldId, id)
  const found = seq === undefined ? undefined : journal.find(worldId, seq)
  if (found) return decisionOf(found, isNearAsked === '1')
  const isGone = seq !== undefined && seq >= 1 && seq <= journal.latestOf(worldId)
  const why = isGone ? 'The journal of this world no longer holds' : 'This world has no'
  throw new RefusalFault(404, 'UNKNOWN_DECISION', `${why} decision "${id}".`)
}
