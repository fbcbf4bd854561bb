import type { OperationKey } from '@soe/contracts'
import { negativeViolation } from '../checks/requests'
import { operationOf } from '../contract/judged-operations'
import { isSuccess, wordsOf } from '../judging/judge-exchange'
import { NotJudged } from '../judging/not-judged'
import type { Violation } from '../judging/violation'
import type { Check, CheckContext } from '../run/check'
import type { Call, CallOptions } from '../shopping/call'
import type { Moment } from '../shopping/scene'
import type { Shopper } from '../shopping/shopper'
import { isCall, type CallStep, type Replay, type ReplayStep } from './replay-file'

/** What a finding of an invalid request says of the last call; everything else is found by judging it. */
const negativeKinds = new Set(['invalid-accepted', 'invalid-crashes', 'invalid-misread'])

/** What was wrong with the request, without how it was answered. */
const requestIn = (message: string) => message.replace(/(: the answer is | is accepted| is answered with ).*$/s, '')

const expectedOf = (key: OperationKey, { exchange }: Call, { kind, path, message }: Replay): Violation | undefined =>
  negativeKinds.has(kind) ? negativeViolation(key, exchange, path, requestIn(message)) : undefined

const first = 'first'

const optionsOf = ({ do: _key, says: _says, done: _done, by: _by, as, ...options }: CallStep): CallOptions =>
  ({ ...options, ...(as !== undefined && { audience: as }) }) as CallOptions

const callStepOf = ({ key, options, exchange, by }: Call): CallStep => {
  const { audience, ...asked } = options ?? {}
  return {
    do: key,
    says: operationOf(key).summary,
    ...(by !== undefined && by !== first && { by }),
    done: isSuccess(operationOf(key), exchange),
    ...(audience !== undefined && { as: audience }),
    ...(asked as Partial<CallStep>),
  }
}

const byOther = (by: string) => (by === first ? {} : { by })

/** A moment of a scene as a step. */
export const stepOf = (moment: Moment): ReplayStep => {
  if ('call' in moment) return callStepOf(moment.call)
  if ('pass' in moment) return { pass: moment.pass, ...byOther(moment.by) }
  return { lock: moment.lock, ...(moment.ttl !== undefined && { for: moment.ttl }), ...byOther(moment.by) }
}

/** Steps that are made at the same time, as one. */
const inGroups = (steps: readonly ReplayStep[]): ReplayStep[][] => {
  const groups: ReplayStep[][] = []
  for (const step of steps) {
    const last = groups.at(-1)?.at(-1)
    const isTogether =
      last !== undefined &&
      isCall(last) &&
      isCall(step) &&
      step.together !== undefined &&
      step.together === last.together
    if (isTogether) groups.at(-1)?.push(step)
    else groups.push([step])
  }
  return groups
}

/** The shoppers of a replay, who come in when they are first needed. */
const createCast = (context: CheckContext, { shoppers }: Replay) => {
  const there = new Map<string, Shopper>()
  const find = async (name: string): Promise<Shopper> => {
    const known = there.get(name)
    if (known) return known
    const beside = name === first ? undefined : await find(first)
    const shopper = await context.cast(shoppers[name] ?? { audience: 'prospect' }, beside)
    there.set(name, shopper)
    return shopper
  }
  return find
}

/** Makes the steps again, by new shoppers; what they break is reported. */
export const stepsCheck = (replay: Replay, steps: readonly ReplayStep[]): Check => ({
  name: `replay ${replay.finding}`,
  family: 'identity',
  key: replay.operation,
  audience: replay.shoppers[first]?.audience ?? 'prospect',
  changes: true,
  run: async (context) => {
    const find = createCast(context, replay)
    const lastStep = steps.at(-1)
    const make = async (step: ReplayStep) => {
      const shopper = await find(step.by ?? first)
      if ('lock' in step) return context.lockCart(shopper, step.lock, step.for)
      if ('pass' in step) return context.passTime(shopper, step.pass)
      const call = await shopper.call(step.do, optionsOf(step))
      if (step === lastStep) {
        const wrong = expectedOf(step.do, call, replay)
        if (wrong) context.report(replay.operation, shopper, wrong)
      } else if (step.done && !isSuccess(operationOf(step.do), call.exchange)) {
        throw new NotJudged(`${step.do} on the way is not done: ${wordsOf(call.exchange)}`)
      }
      return undefined
    }
    for (const group of inGroups(steps)) await Promise.all(group.map(make))
  },
})
