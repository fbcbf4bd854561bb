import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, IdSchema, YesNoSchema } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const ResumeCaseBodySchema = z.looseObject({
  caseId: IdSchema.optional(),
  emailId: EmailSchema.optional(),
  cartInfo: CartInfoSchema.optional(),
  channelLock: YesNoSchema.optional(),
  unlockChannel: YesNoSchema.optional(),
  contextInfo: z
    .looseObject({
      processStep: z.string().max(60).optional(),
    })
    .optional(),
})

export const resumeCase = post({
  summary: 'Resume a case, or find a saved cart by email',
  body: ResumeCaseBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '208', 'SAVED_CART_NOT_FOUND'],
  refusals: ['NOT_YOUR_CASE'],
  needs: ['cart.saveCart'],
  effects: { ends: 'always', takesOver: true },
  example: { emailId: 'maren@example.com' },
})

export const descriptions = {
  caseId: "One of the shopper's cases; the current one without a case or an email",
  channelLock: 'Y: the calling channel holds the case from now on',
  unlockChannel: 'Y: takes the case over from the channel that holds it',
  contextInfo: 'Where the shopper wants to continue',
  processStep: 'Where to continue: MTNSelectionPage or PromoHub',
}
