import type { OperationKey } from '@soe/contracts'
import { negativeViolation } from '../checks/requests'
import { operationOf } from '../contract/judged-operations'
import { errorOf, isSuccess } from '../judging/judge-exchange'
import { violation, type Violation } from '../judging/violation'
import type { Call, CallOptions } from '../shopping/call'
import { NotJudged, type Check } from '../run/check'
import type { Replay, ReplayStep } from './replay-file'

/** What a finding of a check says of the last call; what breaks the contract itself is found anyway. */
const expectations: Readonly<Record<string, (key: OperationKey, call: Call, replay: Replay) => Violation | undefined>> =
  {
    'invalid-accepted': (key, { exchange }, { path }) => negativeViolation(key, exchange, path, 'the request'),
    'invalid-crashes': (key, { exchange }, { path }) => negativeViolation(key, exchange, path, 'the request'),
    'invalid-misread': (key, { exchange }, { path }) => negativeViolation(key, exchange, path, 'the request'),
    ...Object.fromEntries(
      ['example-refused', 'valid-refused', 'alias-differs', 'step-refused'].map((kind) => [
        kind,
        (key: OperationKey, { exchange }: Call, { path }: Replay) =>
          isSuccess(operationOf(key), exchange)
            ? undefined
            : violation(kind, path, `it is refused: ${errorOf(exchange) ?? exchange.response.status}`, 108),
      ]),
    ),
  }

const optionsOf = ({ do: _key, says: _says, done: _done, as, ...options }: ReplayStep): CallOptions =>
  ({ ...options, ...(as !== undefined && { audience: as }) }) as CallOptions

/** A step as the call was made. */
export const stepOf = ({ key, options, exchange }: Call): ReplayStep => {
  const { audience, isHostile: _isHostile, ...asked } = options ?? {}
  return {
    do: key,
    says: operationOf(key).summary,
    done: isSuccess(operationOf(key), exchange),
    ...(audience !== undefined && { as: audience }),
    ...(asked as Partial<ReplayStep>),
  }
}

/** Makes the steps again, by a new shopper; what the last one breaks is reported. */
export const stepsCheck = (replay: Replay, steps: readonly ReplayStep[]): Check => ({
  name: `replay ${replay.finding}`,
  family: 'journey',
  key: replay.operation,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(replay.shopper ?? 'prospect')
    for (const [index, step] of steps.entries()) {
      const isLast = index === steps.length - 1
      const call = await shopper.call(step.do, optionsOf(step))
      if (isLast) {
        const wrong = expectations[replay.kind]?.(step.do, call, replay)
        if (wrong) context.report(replay.operation, shopper, wrong)
      } else if (step.done && !isSuccess(operationOf(step.do), call.exchange)) {
        const answered = errorOf(call.exchange) ?? call.exchange.response.status
        throw new NotJudged(`${step.do} on the way is not done: ${answered}`)
      }
    }
  },
})
