import type { OperationKey } from '@soe/contracts'
import { readWorldClock, type World } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { untouchedEndings, type CallEnding } from '../journal/call-ending'
import type { RecordedCall } from '../journal/recorded-call'
import type { WorldCallContext } from '../pipeline/call-input'
import type { CallResult } from '../pipeline/run-call'
import { seeRefused, settleCall } from '../pipeline/see-call'
import type { SimulatorContext } from '../pipeline/simulator-context'
import type { Binding } from './bindings'
import { callContextOf } from './call-context'
import { isOfCarrier } from './carrier-prefixes'
import { findWorldIfAny, requestIdOf } from './identify'
import { onceSent } from './keep-answer'
import type { PathTable } from './path-table'
import { asking } from './refuse-unknown'
import { renderReply, type RenderedReply } from './render-reply'
import { plainId, setReplyHeaders } from './reply-headers'

/** Bytes that an entry holds besides what was sent, and the most that a character takes. */
const plainEntry = 400
const bytesPerCharacter = 2

/** The longest body that is worth keeping. */
const maxKeptBody = 8 * 1024

/** Bytes that the answer of the operation itself takes, where a rule has replaced it; few calls have one. */
const keptReply = 4096

/** Bytes that an evaluated group of rules takes, and a command that was run. */
const groupEntry = 8
const commandEntry = 64

const sizeOf = (body: string, { evaluation, commands }: CallEnding) =>
  plainEntry +
  body.length * bytesPerCharacter +
  (evaluation?.list.groups.length ?? 0) * groupEntry +
  commands.length * commandEntry

const hasKeys = (query: unknown): boolean => {
  for (const _ in query as object) return true
  return false
}

interface KeptRequest {
  readonly context: WorldCallContext
  readonly bodyText: string
  readonly query: unknown
}

/** Calls of a world that it can be taken back to. */
export const keptCalls = 200

/** Gives up the versions of a world that came before its latest calls. */
const forgetEarlier = (journal: SimulatorContext['journal'], { header, undo }: World, seq: number) => {
  if (!undo || seq <= keptCalls) return
  const oldest = journal.versionAt(header.id, seq - keptCalls + 1)
  if (oldest !== undefined) undo.forgetBefore(oldest)
}

interface Kept {
  readonly decision: string
  readonly call: RecordedCall
}

/** Keeps a call that came without a request of its own, and returns it with the id of its decision. */
export const recordedFor = (
  { journal }: SimulatorContext,
  operation: OperationKey,
  { context, bodyText, query }: KeptRequest,
  { ending, ownReply, session, draft, seen }: CallResult,
  { status, error, details }: RenderedReply,
): Kept => {
  const body = bodyText.length > maxKeptBody ? '' : bodyText
  const call: RecordedCall = {
    at: draft.startedAt,
    version: draft.version,
    operation,
    context,
    headerProblems: context.headerProblems,
    sessionId: session.id,
    status,
    error,
    ...(ownReply && {
      ownAnswer: { ...renderReply(ownReply), ...(ownReply.kind === 'carried' && { body: ownReply.body }) },
    }),
    details,
    ending,
    ...(seen && { seen: seen.id }),
    body,
    isBodyKept: body === bodyText,
    query: hasKeys(query) ? query : undefined,
    bytes: sizeOf(body, ending) + (ownReply ? keptReply : 0),
  }
  const seq = journal.record(context.worldId, call)
  forgetEarlier(journal, draft.world, seq)
  return { decision: journal.nameOf(context.worldId, seq), call }
}

/** Keeps the call in its world's journal and returns the id of its decision. */
export const recordCall = (
  simulator: SimulatorContext,
  operation: OperationKey,
  request: FastifyRequest,
  result: CallResult,
  rendered: RenderedReply,
): string => {
  const { bodyText, query } = request
  const kept = recordedFor(simulator, operation, { context: callContextOf(request), bodyText, query }, result, rendered)
  request.recordedCall = kept.call
  return kept.decision
}

/** Keeps with the call how its answer went out; the world may be gone by then. */
export const settleWhenSent = (
  simulator: SimulatorContext,
  worldId: string,
  result: CallResult,
  reply: FastifyReply,
): void => {
  if (result.seen)
    onceSent(reply, (isWhole) => void settleCall(simulator, worldId, result, isWhole).catch(() => undefined))
}

const unidentified = ({ audience }: Binding, requestId: string | undefined): Omit<WorldCallContext, 'worldId'> => ({
  sessionId: undefined,
  audience: audience ?? 'prospect',
  channel: 'VZW-DOTCOM',
  requestId,
  language: 'en',
  headerProblems: 0,
})

const refusedCall = (
  { headerProblems, ...context }: Omit<WorldCallContext, 'worldId'>,
  operation: OperationKey,
  at: Pick<RecordedCall, 'at' | 'version' | 'seen'>,
  body: string | undefined,
  { status, error }: RenderedReply,
): RecordedCall => ({
  ...at,
  operation,
  context,
  headerProblems,
  sessionId: context.sessionId,
  status,
  error,
  details: undefined,
  ending: untouchedEndings.refused,
  body: body ?? '',
  isBodyKept: body !== undefined,
  query: undefined,
  bytes: plainEntry + (body?.length ?? 0) * bytesPerCharacter,
})

/** The JSON that was sent; undefined where it was none, or too large. */
const sentBody = ({ body, bodyText }: FastifyRequest): string | undefined => {
  if (bodyText === '') return ''
  return body === undefined || bodyText.length > maxKeptBody ? undefined : bodyText
}

/** As much of an address as a world holds. */
const longestAddress = 80

/**
 * A call that is to no operation has no decision, and counts where a scenario asks what was called.
 * @param refused left out where a real backend answers it
 */
export const seeNowhere = async (
  simulator: SimulatorContext,
  { header }: World,
  { method, originalUrl }: FastifyRequest,
  refused?: RenderedReply,
) => {
  if (asking.includes(method)) return
  const [path] = originalUrl.split('?', 1)
  await seeRefused(simulator, header.id, `${method} ${path}`.slice(0, longestAddress), {
    ...(refused ?? { status: 0 }),
    audience: 'prospect',
    request: undefined,
    ending: untouchedEndings[refused ? 'refused' : 'done'],
  })
}

/** Keeps calls of the carrier that were refused before their operation ran. One of an unknown world belongs to no journal. */
export const refusalRecorder =
  (simulator: SimulatorContext, table: PathTable) =>
  async (request: FastifyRequest, reply: FastifyReply, refused: RenderedReply) => {
    const { worlds, clock, journal } = simulator
    const requestId = requestIdOf(request)
    const isCarriers = isOfCarrier(request.originalUrl)
    if (requestId !== undefined && plainId.test(requestId) && isCarriers) reply.header('e2erequestid', requestId)
    const binding = table.find(request.method, request.originalUrl)
    const world = isCarriers || binding ? await findWorldIfAny(worlds, request, reply) : undefined
    if (!world) return
    if (!binding) return seeNowhere(simulator, world, request, refused)
    const { id: worldId, clock: worldClock } = world.header
    const context = request.callContext ?? unidentified(binding, requestId)
    const now = readWorldClock(worldClock, clock())
    const { seen } = await seeRefused(simulator, worldId, binding.key, {
      ...refused,
      audience: context.audience,
      request: request.body ?? request.query,
      ending: untouchedEndings.refused,
    })
    const at = { at: now, version: world.version, ...(seen && { seen: seen.id }) }
    const call = refusedCall(context, binding.key, at, sentBody(request), refused)
    const seq = journal.record(worldId, call)
    request.recordedCall = call
    setReplyHeaders(reply, {}, { requestId: context.requestId, decision: journal.nameOf(worldId, seq), now })
  }
