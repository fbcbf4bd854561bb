import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import { E911AddressSchema, MtnSchema } from './cart.schema'
import { exampleE911Address } from './cart.examples'

export const E911AddressBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  lines: z
    .array(z.looseObject({ mtn: MtnSchema, e911Address: E911AddressSchema }))
    .min(1)
    .max(20),
})

export const e911Address = post({
  summary: 'Set the emergency address of a line',
  body: E911AddressBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND', 'ZIP_CODE_INVALID'],
  needs: ['cart.addDevice'],
  effects: {
    named: ['serviceInfo.e911Address'],
    names: ({ lines }) => lines.map(({ mtn }) => mtn),
    settles: true,
  },
  example: { cartInfo: {}, lines: [{ mtn: 'newLine1', e911Address: exampleE911Address }] },
})

export const descriptions = {
  lines: 'The lines concerned',
  mtn: "A line's id, or its number",
}
