import type { Decision, Journal, JournalEntry } from '@soe/contracts'
import { isoInstant, isShopPath } from '@soe/rules'
import { requireOperation } from '@soe/carrier'
import { RefusalFault } from '@soe/world'
import { nameProblems } from '../headers/judge-headers'
import { jsonIn } from '../http/carried-answer'
import { inSlices } from '../validation/in-slices'
import type { Journal as CallJournal, NumberedCall, RecordedCall } from '../journal/journal'
import { codeCall, describeCall, describedCall } from './describe-call'
import { nearMissSentences, reportRules } from './describe-rules'
import { redact, type Redaction } from '@soe/contracts/redaction'
import { shownAnswer, timesOf } from './shown-answer'
import { eventsBetween } from './shown-event'

const defaultLimit = 1000

/** Where a page ends however many calls it may hold: all that is shown is searched for secrets. */
const charactersOfPage = 1_000_000

export interface Shown extends Redaction {
  /** `1` shows what it was answered. */
  readonly answers?: string | undefined
}

export interface JournalQuery extends Shown {
  events?: string
  since?: string
  operation?: string
  limit?: string
}

/** The end of an id tells sessions apart, but can't be used as one. */
export const shownSession = (id: string | undefined) => (id === undefined ? {} : { session: `…${id.slice(-6)}` })

const requestOf = ({ body, query }: RecordedCall, redaction: Redaction) => ({
  ...(body !== '' && { body: redact(jsonIn(body) ?? body, redaction) }),
  ...(query !== undefined && { query: redact(query, redaction) }),
})

/** The page of this shop that called. */
const callingPage = ({ context: { referer } }: RecordedCall, redaction: Redaction) => {
  if (referer === undefined || !URL.canParse(referer)) return {}
  const { pathname, search } = new URL(referer)
  return isShopPath(pathname) ? { page: redact(`${pathname}${search}`, redaction) as string } : {}
}

const ruleOf = ({ ending: { acting } }: RecordedCall) =>
  acting && { rule: { scenario: acting.scenario, rule: acting.rule.id } }

export const entryOf = (
  journal: CallJournal,
  worldId: string,
  { seq, call, undoneBy }: NumberedCall,
  { answers, ...redaction }: Shown,
): JournalEntry => {
  const { audience, channel, requestId } = call.context
  return {
    id: journal.nameOf(worldId, seq),
    seq,
    at: isoInstant(call.at),
    operation: call.operation,
    audience,
    channel,
    ...shownSession(call.sessionId),
    ...(requestId !== undefined && { requestId: redact(requestId, redaction) as string }),
    ...callingPage(call, redaction),
    ...(undoneBy !== undefined && { undoneBy: journal.nameOf(worldId, undoneBy) }),
    ...(call.headerProblems !== 0 && { headers: nameProblems(call.headerProblems) }),
    status: call.status,
    ...(call.error !== undefined && { error: call.error }),
    because: call.ending.because,
    ...ruleOf(call),
    request: requestOf(call, redaction),
    ...timesOf(call.answer),
    ...(answers === '1' && call.answer && { answer: shownAnswer(call.answer, redaction) }),
  }
}

const charactersOf = ({ body, answer }: RecordedCall, { answers }: Shown): number =>
  body.length + (answers === '1' ? (answer?.text?.length ?? 0) : 0)

/** The first calls, as many as make a page. */
const pageOf = (calls: readonly NumberedCall[], limit: number, shown: Shown): readonly NumberedCall[] => {
  let characters = 0
  const end = calls.slice(0, limit).findIndex(({ call }) => {
    characters += charactersOf(call, shown)
    return characters > charactersOfPage
  })
  return calls.slice(0, end < 0 ? limit : Math.max(end, 1))
}

/** A page of the world's calls, oldest first. */
export const readJournal = async (
  journal: CallJournal,
  worldId: string,
  { since: from = '0', operation, limit: atMost, events, ...shown }: JournalQuery,
): Promise<Journal> => {
  const since = Number(from)
  const limit = Number(atMost ?? defaultLimit)
  const wanted = operation === undefined ? undefined : requireOperation(operation)
  const kept = journal.entriesOf(worldId)
  const later = kept.filter(({ seq, call }) => seq > since && (wanted === undefined || call.operation === wanted))
  const page = pageOf(later, limit, shown)
  const entries: JournalEntry[] = []
  for await (const found of inSlices(page)) entries.push(entryOf(journal, worldId, found, shown))
  const latest = journal.latestOf(worldId)
  const more = later.length > page.length
  const knownSince = journal.sinceOf(worldId)
  const next = more ? (page.at(-1)?.seq ?? since) : Math.max(latest, since)
  return {
    entries,
    ...(events === '1' && { events: eventsBetween(journal, worldId, since, next, shown) }),
    next,
    more,
    truncated: since < journal.oldestOf(worldId) - 1,
    ...(knownSince !== undefined && { since: isoInstant(knownSince) }),
  }
}

/** The number in the id of one of this world's calls. */
export const numberOf = (worldId: string, id: string): number | undefined => {
  const found = id.startsWith(`${worldId}-`)
    ? /^(\d{1,15})(\.\w{1,20})?$/.exec(id.slice(worldId.length + 1))
    : undefined
  return found ? Number(found[1]) : undefined
}

export interface DecisionQuery extends Redaction {
  nearMisses?: string
}

const decisionOf = (
  journal: CallJournal,
  worldId: string,
  found: NumberedCall,
  { nearMisses: near, ...redaction }: DecisionQuery,
): Decision => {
  const { ending } = found.call
  const call = describedCall(found.call)
  return {
    ...entryOf(journal, worldId, found, { ...redaction, answers: '1' }),
    ...describeCall(call, { isMade: true }),
    ...codeCall(call, redaction),
    ...(ending.evaluation && { rules: reportRules(ending) }),
    ...withoutRulesOf(found.call, redaction),
    ...(near === '1' && { nearMisses: nearMissSentences(ending) }),
  }
}

/** What the call would have got then without any rule. */
const withoutRulesOf = ({ ownAnswer }: RecordedCall, redaction: Redaction) => {
  if (!ownAnswer) return {}
  const { status, error, body } = ownAnswer
  return { withoutRules: { status, ...(error !== undefined && { error }), body: redact(body, redaction) } }
}

interface Asked {
  readonly seq: number | undefined
  readonly isOwn: boolean
}

const whyUnknown = (journal: CallJournal, worldId: string, { seq, isOwn }: Asked): string => {
  const since = journal.sinceOf(worldId)
  if (seq !== undefined && !isOwn && since !== undefined)
    return `The calls of this world are known here since ${isoInstant(since)}; another replica recorded, or lost, the decision`
  if (seq !== undefined && !isOwn) return 'Another replica of the simulator recorded, or lost, the decision'
  const isGone = seq !== undefined && seq >= 1 && seq <= journal.latestOf(worldId)
  if (isGone && seq >= journal.oldestOf(worldId)) return 'This world was taken back by the rewind'
  return isGone ? 'The journal of this world no longer holds the decision' : 'This world has no decision'
}

/** What happened to one call, by the id that its reply carried. */
export const readDecision = (
  journal: CallJournal,
  worldId: string,
  id: string,
  query: DecisionQuery = {},
): Decision => {
  const seq = numberOf(worldId, id)
  const isOwn = seq !== undefined && journal.nameOf(worldId, seq) === id
  const found = isOwn ? journal.find(worldId, seq) : undefined
  if (found) return decisionOf(journal, worldId, found, query)
  throw new RefusalFault('UNKNOWN_DECISION', `${whyUnknown(journal, worldId, { seq, isOwn })} "${id}".`)
}
