import { durationInMs } from '@soe/contracts'
import { holdDefaults, type Hold } from '@soe/scenario'
import type { SeenState, World } from '@soe/world'
import type { FastifyRequest } from 'fastify'
import { changeWorld } from '../pipeline/change-world'
import { noteScriptFailure } from '../pipeline/note-script-failure'
import type { CallResult } from '../pipeline/run-call'
import { numberOfSeen } from '../pipeline/see-call'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { callContextOf } from './call-context'
import { isOver, pause, pollInterval } from './delay'

type Ending = 'answered' | 'late' | 'gone'

/** Answers of an operation that have gone out whole. */
const sentIn = ({ collections: { seen } }: World, operation: string): SeenState[] =>
  [...seen.values()].filter(({ call }) => call?.operation === operation && call.sent === undefined && call.status !== 0)

/** Waits until the other answer has gone, whichever replica gives it, so long at most, or until the client leaves. */
const waitForOther = async (
  { worlds }: SimulatorContext,
  request: FastifyRequest,
  { draft: { world: begun }, seen: own, ending: { acting } }: CallResult,
  { answered, atMost }: { readonly answered: string; readonly atMost: number },
): Promise<Ending> => {
  const end = performance.now() + atMost
  const since = own ? numberOfSeen(own) : 0
  const before = new Set(sentIn(begun, answered).map(({ id }) => id))
  for (;;) {
    await pause(request, Math.min(pollInterval, end - performance.now()))
    const world = await worlds.load(begun.header.id)
    if (isOver(request) || !world?.collections.scenarios.has(acting?.scenario ?? '')) return 'gone'
    if (sentIn(world, answered).some((seen) => numberOfSeen(seen) > since || !before.has(seen.id))) return 'answered'
    if (performance.now() >= end) return 'late'
  }
}

/** Keeps with the scenario that the answer waited in vain, which verifying it reports. */
const noteHeld = (
  simulator: SimulatorContext,
  request: FastifyRequest,
  { ending: { acting } }: CallResult,
  reason: string,
) =>
  changeWorld(simulator, callContextOf(request).worldId, (makeDraft) => {
    const draft = makeDraft()
    if (acting) noteScriptFailure(draft, acting.scenario, { rule: acting.rule.id, kind: 'held', reason })
    return { draft }
  })

export const holdAnswer = async (
  simulator: SimulatorContext,
  request: FastifyRequest,
  result: CallResult,
  { until, gap = holdDefaults.gap, atMost = holdDefaults.atMost }: Hold,
): Promise<void> => {
  if (typeof until === 'string') return pause(request, durationInMs(until))
  const { answered } = until
  const ending = await waitForOther(simulator, request, result, { answered, atMost: durationInMs(atMost) })
  const { recordedCall } = request
  if (recordedCall) recordedCall.held = { answered, atMost, isLate: ending === 'late' }
  // What is kept at the commit goes out right after it.
  if (ending === 'answered') return pause(request, Math.max(durationInMs(gap), pollInterval))
  // What ended the wait, such as another arming, is no failure of the rule.
  if (ending === 'gone' && request.waits?.aborted) return
  const reason =
    ending === 'late'
      ? `${answered} was not answered within ${atMost}`
      : `the client left before ${answered} was answered`
  await noteHeld(simulator, request, result, reason)
}
