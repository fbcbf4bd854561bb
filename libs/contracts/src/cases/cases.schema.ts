import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, IdSchema, YesNoSchema } from '../shared/fields.schema'
import { CaseSummarySchema } from '../shared/process-step.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const GetCasesBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() }).optional()

export const GetCasesAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  cases: z.array(CaseSummarySchema),
})

export const ResumeCaseBodySchema = z.looseObject({
  caseId: IdSchema.optional(),
  /** Guests find a saved cart by the address it was saved with. */
  emailId: EmailSchema.optional(),
  cartInfo: CartInfoSchema.optional(),
  channelLock: YesNoSchema.optional(),
  unlockChannel: YesNoSchema.optional(),
  contextInfo: z.looseObject({ processStep: z.string().max(60).optional() }).optional(),
})
