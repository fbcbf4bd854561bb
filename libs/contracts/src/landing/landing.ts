import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import { LandingBodySchema } from './landing.schema'

export const landing = post({
  summary: 'Return the current step of the shopper',
  body: LandingBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartLost, 'CART_LOCKED', '208', '1004'],
  success: 'processStep present',
  example: { processStep: 'ShoppingCart', processAction: 'next', intent: 'AAL' },
})
