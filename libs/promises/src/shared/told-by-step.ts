import type { z } from 'zod'
import type { Source } from '../promise/fact'
import type { SeenAnswer } from '../promise/invariant'
import type { ProcessStepContextSchema } from '@soe/contracts'

/** Told by every answer that says where the shopper goes next. */
export const toldByStep = <Value>(
  tells: (context: z.infer<typeof ProcessStepContextSchema>, call: SeenAnswer) => Value | undefined,
): Source<Value> => ({
  tells: (call) =>
    'serviceBody' in call.answer ? tells(call.answer.serviceBody.serviceResponse.context, call) : undefined,
})
