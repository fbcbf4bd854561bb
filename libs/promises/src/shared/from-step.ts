import type { z } from 'zod'
import type { Source } from '../promise/fact'
import type { SeenAnswer } from '../promise/invariant'
import type { ProcessStepContextSchema } from '@soe/contracts'

/** Read from every answer that says where the shopper goes next. */
export const fromStep = <Value>(
  select: (context: z.infer<typeof ProcessStepContextSchema>, call: SeenAnswer) => Value | undefined,
): Source<Value> => ({
  select: (call) =>
    'serviceBody' in call.answer ? select(call.answer.serviceBody.serviceResponse.context, call) : undefined,
})
