import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import { MtnSchema } from './cart.schema'

export const simTypes = ['ESIM', 'PSIM'] as const

export const SwitchSimBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  mtn: MtnSchema,
  simId: IdSchema.optional(),
  eSimId: IdSchema.optional(),
  simType: z.enum(simTypes),
  smartImeiDevice: IdSchema.optional(),
})

export const switchSim = post({
  summary: 'Choose the SIM of a line: an eSIM or a physical one',
  body: SwitchSimBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
  needs: ['cart.addDevice'],
  effects: { named: ['simItem'], names: ({ mtn }) => [mtn], settles: true, ignoresLock: true },
  example: { cartInfo: {}, mtn: 'newLine1', simType: 'ESIM', eSimId: '89033023426100000000001234567890' },
})

export const descriptions = {
  mtn: "A line's id, or its number",
  simId: 'Number of a physical SIM',
  eSimId: 'Number of an eSIM',
  simType: 'ESIM or a physical SIM',
}
