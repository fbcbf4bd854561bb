import {
  audiences,
  findOperation,
  type Audience,
  type ExplainBody,
  type Explanation,
  type OperationKey,
} from '@soe/contracts'
import {
  changesOf,
  createDraft,
  readWorldClock,
  RefusalFault,
  type SessionState,
  type World,
  type WorldDraft,
} from '@soe/world'
import { findPersona, isLive, requireOperation } from '@soe/carrier'
import { authorise, isAudience } from '../http/identify'
import { renderReply } from '../http/render-reply'
import { untouchedEndings } from '../journal/call-ending'
import type { CallInput } from '../pipeline/call-input'
import { faultReply, isFault } from '../pipeline/reply'
import { transact, type CallResult } from '../pipeline/run-call'
import { codeCall, describeCall, refusalIn, type DescribedCall } from './describe-call'
import { nearMissSentences, reportRules } from './describe-rules'
import { redact } from '@soe/contracts/redaction'
import { shownSession } from './read-journal'
import { shapeRefusal, type CheckedPart, type Schema } from '../http/shape-refusal'

interface Question {
  readonly operation: OperationKey
  readonly audience: Audience
  readonly channel: string
  readonly session: SessionState | undefined
  readonly body: unknown
  readonly query: unknown
}

/** The draft is dropped, so nobody can use its ids. */
const noIds = { secret: () => 'explained' }

const audienceOf = (world: World, given: string | undefined, session: SessionState | undefined): Audience => {
  if (given === undefined) return session?.audience ?? findPersona(world.header.persona)?.audience ?? 'prospect'
  if (isAudience(given)) return given
  throw new RefusalFault('UNKNOWN_AUDIENCE', `There is no audience "${given}".`, [...audiences])
}

const namedSession = ({ collections: { sessions } }: World, id: string): SessionState => {
  const named = sessions.get(id)
  if (!named) throw new RefusalFault('UNKNOWN_SESSION', 'There is no such session in this world.')
  return named
}

const latestSession = ({ collections: { sessions } }: World, audience: Audience): SessionState | undefined =>
  [...sessions.values()]
    .filter((session) => session.audience === audience && !session.endedBy)
    .sort((left, right) => right.lastSeenAt - left.lastSeenAt)[0]

const questionOf = (world: World, now: number, asked: ExplainBody): Question => {
  const operation = requireOperation(asked.operation)
  const named = asked.sessionId === undefined ? undefined : namedSession(world, asked.sessionId)
  const audience = audienceOf(world, asked.audience, named)
  const session = named ?? latestSession(world, audience)
  const { example } = findOperation(operation).metadata
  const isBare = asked.body === undefined && asked.query === undefined
  return {
    operation,
    audience,
    channel: asked.channel ?? 'VZW-DOTCOM',
    session: session && isLive(session, now) ? session : undefined,
    body: isBare ? example.body : asked.body,
    query: isBare ? example.query : (asked.query ?? {}),
  }
}

type Parser = Schema & {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: Pick<CheckedPart, 'issues'> }
}

const parsed = (name: string, given: unknown, value: unknown): unknown => {
  const schema = given as Parser
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw shapeRefusal('INVALID_REQUEST', [{ name, value, schema, issues: result.error?.issues ?? [] }])
}

const inputOf = (
  worldId: string,
  { operation, audience, channel, session, body, query }: Question,
): Omit<CallInput, 'realNow'> => {
  const { metadata, ...route } = findOperation(operation)
  authorise(
    audience,
    session,
    audiences.filter((candidate) => metadata.paths[candidate] !== undefined),
  )
  return {
    context: {
      worldId,
      sessionId: session?.id,
      audience,
      channel,
      requestId: undefined,
      language: 'en',
      headerProblems: 0,
    },
    body: 'body' in route && route.body ? parsed('body', route.body, body) : undefined,
    query: 'query' in route && route.query ? parsed('query', route.query, query ?? {}) : undefined,
  }
}

type Attempt = Pick<CallResult, 'reply' | 'ending'> & Partial<Pick<CallResult, 'draft'>>

const attempt = (world: World, now: number, realNow: number, question: Question): Attempt => {
  try {
    const input = { ...inputOf(world.header.id, question), realNow }
    const makeDraft = () => createDraft(world, now, noIds)
    return transact(question.operation, makeDraft, input)
  } catch (error) {
    if (isFault(error)) return { reply: faultReply(error), ending: untouchedEndings.refused }
    throw error
  }
}

const changesBy = (draft: WorldDraft): Explanation['changes'] =>
  changesOf(draft).changes.map(({ collection, id, value }) => {
    const isKnown = draft.world.collections[collection].has(id)
    return { collection, id, change: value === undefined ? 'removed' : isKnown ? 'changed' : 'made' }
  })

/** Collections that calls change without a shopper seeing it. */
const unseen: readonly string[] = ['sessions', 'outcomes', 'failures', 'tallies', 'scenarios']

const changeSentence = (changes: Explanation['changes']): string => {
  const seen = changes.filter(({ collection }) => !unseen.includes(collection))
  if (seen.length === 0) return 'Nothing that a shopper sees would change.'
  return `It would touch ${[...new Set(seen.map(({ collection, change }) => `${collection} (${change})`))].join(', ')}.`
}

/** Shows only the end of secret ids, also within other ids. */
const shownId = (id: string) => id.replace(/[0-9a-f]{26}(?=[0-9a-f]{6}(?![0-9a-f]))/g, '…')

const withoutRules = (world: World): World => ({ ...world, header: { ...world.header, armed: [] } })

const storyOf = (call: DescribedCall, changes: Explanation['changes']) => {
  const { sentences, about } = describeCall(call, { isMade: false })
  if (call.error !== undefined) return { sentences, about }
  return { sentences: [...sentences, changeSentence(changes)], about: [...about, 'changes' as const] }
}

/** Runs the call on a draft that is dropped, and reports what came out. */
export const explainCall = (world: World, realNow: number, asked: ExplainBody): Explanation => {
  const now = readWorldClock(world.header.clock, realNow)
  const question = questionOf(world, now, asked)
  const { reply, ending, draft } = attempt(asked.rules === false ? withoutRules(world) : world, now, realNow, question)
  const { status, body, error, details } = renderReply(reply)
  const { operation, audience, channel, session } = question
  const caller = { operation, audience, channel }
  const call: DescribedCall = { ...caller, status, error, details, ending, refusal: refusalIn(body) }
  const changes = draft ? changesBy(draft) : []
  return {
    ...caller,
    ...shownSession(session?.id),
    status,
    ...(error !== undefined && { error }),
    because: ending.because,
    ...(ending.evaluation && { rules: reportRules(ending), nearMisses: nearMissSentences(ending) }),
    answer: redact(body),
    changes: changes.map((change) => ({ ...change, id: shownId(change.id) })),
    ...storyOf(call, changes),
    ...codeCall(call),
  }
}
