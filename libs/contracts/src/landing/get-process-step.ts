import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import { LandingBodySchema } from './landing.schema'

export const getProcessStep = post({
  summary: 'Return the next step that the carrier requires',
  body: LandingBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartLost, 'CART_LOCKED', '208', '1004'],
  success: 'processStep present',
  example: { processStep: 'ShoppingCart', processAction: 'next', intent: 'AAL' },
})
