import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, IdSchema, YesNoSchema } from '../shared/fields.schema'
import { CaseSummarySchema } from '../shared/process-step.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const GetCasesBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() }).optional()

export const GetCasesAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  caseCount: z.number().int().min(0),
  cases: z.array(CaseSummarySchema).describe('The case of the current cart first'),
})

/** Both absent where there is no open case. */
export const GetCaseAndCartIdAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  caseID: z.string().optional(),
  cartId: z.string().optional(),
})

export const ResumeCaseBodySchema = z.looseObject({
  caseId: IdSchema.optional().describe('An own case; the current one where neither it nor an email is named'),
  /** Guests find a saved cart by the address it was saved with. */
  emailId: EmailSchema.optional(),
  cartInfo: CartInfoSchema.optional(),
  channelLock: YesNoSchema.optional().describe('Y: the calling channel holds the case from now on'),
  unlockChannel: YesNoSchema.optional().describe('Y: takes the case over from the channel that holds it'),
  contextInfo: z
    .looseObject({
      processStep: z.string().max(60).optional().describe('Where to go on: MTNSelectionPage or PromoHub'),
    })
    .optional(),
})
