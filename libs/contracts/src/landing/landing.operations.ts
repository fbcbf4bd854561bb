import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

const LandingBodySchema = z.looseObject({
  processStep: z.string().max(60).optional(),
  processAction: z.string().max(60).optional(),
  intent: z.string().max(20).optional(),
})

const declared = {
  body: LandingBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartLost, 'CART_LOCKED', '208', '1004'],
  success: 'processStep present',
  example: { processStep: 'ShoppingCart', processAction: 'next', intent: 'AAL' },
} as const

export const landingOperations = {
  landing: post({ summary: 'Where the shopper stands', ...declared }),
  getProcessStep: post({
    summary: 'The step that the carrier asks for next',
    ...declared,
  }),
}
