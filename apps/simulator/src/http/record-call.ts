import type { OperationKey } from '@soe/contracts'
import { readWorldClock, type World } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Binding } from './bindings'
import { callContextOf, type CallContext } from './call-context'
import type { Edge } from './edge'
import { findWorldIfAny } from './identify'
import type { RecordedCall } from './journal'
import type { Outcome } from './reply-error'
import { setReplyHeaders } from './reply-headers'
import type { CallResult } from './run-call'

/** Bytes that an entry holds besides what was sent, and how much larger JSON gets once it is parsed. */
const plainEntry = 400
const parsedFactor = 4

/** The largest body that is worth keeping. */
const maxKeptBody = 8 * 1024

/** Bytes that a group of rules takes that was considered, and a command that was run. */
const ruleEntry = 8
const effectEntry = 64

const sizeOf = (bodyBytes: number, { verdict, effects }: Pick<CallResult, 'verdict' | 'effects'>) =>
  plainEntry +
  (bodyBytes > maxKeptBody ? 0 : bodyBytes * parsedFactor) +
  (verdict?.considered.list.groups.length ?? 0) * ruleEntry +
  effects.length * effectEntry

/** Keeps the call in its world's journal. */
export const recordCall = (
  { journal }: Edge,
  operation: OperationKey,
  request: FastifyRequest,
  { status, error, ownError, details, verdict, effects, isRepeat = false, session, draft }: CallResult,
): string => {
  const context = callContextOf(request)
  const { bodyBytes } = request
  const seq = journal.record(context.worldId, {
    at: draft.now,
    operation,
    context,
    sessionId: session.id,
    status,
    error,
    ownError,
    details,
    verdict,
    effects,
    isRepeat,
    isRefused: false,
    body: bodyBytes > maxKeptBody ? undefined : request.body,
    query: request.query,
    bytes: sizeOf(bodyBytes, { verdict, effects }),
  })
  return journal.nameOf(context.worldId, seq)
}

const unidentified = (world: World, { audience }: Binding): CallContext => ({
  worldId: world.header.id,
  sessionId: undefined,
  audience: audience ?? 'prospect',
  channel: 'VZW-DOTCOM',
  requestId: undefined,
})

const refusedCall = (
  context: CallContext,
  operation: OperationKey,
  at: number,
  { status, error }: Outcome,
): RecordedCall => ({
  at,
  operation,
  context,
  sessionId: context.sessionId,
  status,
  error,
  ownError: undefined,
  details: undefined,
  verdict: undefined,
  effects: [],
  isRepeat: false,
  isRefused: true,
  body: undefined,
  query: undefined,
  bytes: plainEntry,
})

/** Keeps a call that was refused before its operation ran; one of an unknown world belongs to no journal. */
export const recordRefusal = async (
  edge: Edge,
  binding: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
) => {
  const world = await findWorldIfAny(edge.worlds, request, reply)
  if (!world) return
  const context = request.callContext ?? unidentified(world, binding)
  const at = readWorldClock(world.header.clock, edge.clock())
  const seq = edge.journal.record(context.worldId, refusedCall(context, binding.key, at, outcome))
  setReplyHeaders(reply, {}, { requestId: context.requestId, decision: edge.journal.nameOf(context.worldId, seq) })
}
