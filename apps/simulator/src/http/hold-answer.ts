import { durationInMs } from '@soe/contracts'
import { holdDefaults, type Hold } from '@soe/scenario'
import type { FastifyRequest } from 'fastify'
import type { CallEnding } from '../journal/call-ending'
import { changeWorld } from '../pipeline/change-world'
import { noteScriptFailure } from '../pipeline/note-script-failure'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { callContextOf } from './call-context'
import { onOver, pause } from './delay'

/** The rule that gives the answer. */
type Acting = NonNullable<CallEnding['acting']>

type Ending = 'answered' | 'late' | 'gone'

/** Waits until the other answer has gone, so long at most, or until the call is over. */
const waitForOther = (
  { gate }: SimulatorContext,
  request: FastifyRequest,
  { answered }: Exclude<Hold['until'], string>,
  atMost: number,
): Promise<Ending> =>
  new Promise((resolve) => {
    const end = (ending: Ending) => {
      clearTimeout(timer)
      stop()
      stay()
      resolve(ending)
    }
    const stay = onOver(request, () => end('gone'))
    const stop = gate.wait(callContextOf(request).worldId, answered, () => end('answered'))
    const timer = setTimeout(() => end('late'), atMost)
  })

/** Keeps with the scenario that the answer waited in vain, which verifying it reports. */
const noteHeld = (simulator: SimulatorContext, worldId: string, { scenario, rule }: Acting, reason: string) =>
  changeWorld(simulator, worldId, (makeDraft) => {
    const draft = makeDraft()
    noteScriptFailure(draft, scenario, { rule: rule.id, kind: 'held', reason })
    return { draft }
  })

/** Holds an answer as its rule says. */
export const holdAnswer = async (
  simulator: SimulatorContext,
  request: FastifyRequest,
  acting: Acting,
  { until, gap = holdDefaults.gap, atMost = holdDefaults.atMost }: Hold,
): Promise<void> => {
  if (typeof until === 'string') return pause(request, durationInMs(until))
  const ending = await waitForOther(simulator, request, until, durationInMs(atMost))
  const { recordedCall } = request
  if (recordedCall) recordedCall.held = { answered: until.answered, atMost, isLate: ending === 'late' }
  if (ending === 'answered') return pause(request, durationInMs(gap))
  const reason =
    ending === 'late'
      ? `${until.answered} was not answered within ${atMost}`
      : `the client left before ${until.answered} was answered`
  await noteHeld(simulator, callContextOf(request).worldId, acting, reason)
}
