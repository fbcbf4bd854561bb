import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

/** Says that the shopper has been through a step that needs no other change. */
export const AddStepBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  processStep: z.string().min(1).max(60),
  accountPin: z
    .string()
    .regex(/^\d{4}$/, 'four digits')
    .optional(),
})

export const addStep = post({
  summary: 'Report a completed step and return the next one',
  body: AddStepBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008'],
  needs: ['cart.assignMtn'],
  effects: { cart: [''], lines: [''] },
  example: { cartInfo: {}, processStep: 'AccessoryInterestial' },
})

export const descriptions = {
  processStep: 'The step that the shopper has completed',
  accountPin: 'The PIN that protects the account; the step accountpin needs it',
}
