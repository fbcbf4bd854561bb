import { z } from 'zod'
import { CartValidationErrorSchema } from './cart-validation-error.schema'
import { ServiceHeaderSchema } from './service.schema'

/** Spelled on the wire as the carrier does; every reader matches steps whatever the case. */
export const ProcessStepSchema = z.string().max(60)

export const CaseSummarySchema = z.strictObject({
  cartId: z.string(),
  caseID: z.string(),
  explicitLock: z.boolean().describe('A channel holds the cart'),
  lockedChannelID: z.string().optional(),
  standaloneTradeIn: z.boolean().describe('Trade-ins alone, without a line'),
  triggerResumeCase: z.boolean().describe('Saved, and to be resumed when the shopper comes back'),
  triggerValidateCart: z.boolean().describe('Brought back from a save: prices and stock are to be checked'),
  unlockChannel: z.enum(['Y', 'N']).optional().describe('Y: the shopper may take it over from the channel'),
})
export type CaseSummary = z.infer<typeof CaseSummarySchema>

export const ProcessStepContextSchema = z.strictObject({
  contextInfo: z.strictObject({
    processStep: ProcessStepSchema,
    availablePaths: z.array(z.string()),
    cradleFlowJourney: z.string(),
    installmentInfo: z.strictObject({ mandatoryDownPayment: z.number() }),
  }),
  customerInfo: z.strictObject({ existingCase: z.boolean() }),
  cartInfo: z.strictObject({
    cartId: z.string(),
    caseId: z.string(),
    itemCount: z.number().int(),
    lines: z.array(
      z.strictObject({
        /** Masked where it is a customer's number; the line's id while it has none. */
        mtn: z.string(),
        lineId: z.string(),
        lineActivityType: z.string(),
        productId: z.string().optional(),
        skuId: z.string().optional(),
        dueToday: z.number(),
        dueMonthly: z.number(),
      }),
    ),
    /** The line that the next step is about. */
    nextLine: z.string().optional(),
    isIspuShippingWarningMsg: z.string().optional(),
  }),
  validateOrder: z.strictObject({
    orderDetails: z.array(z.strictObject({ securityDepositAmount: z.number(), creditApprovalStatus: z.string() })),
  }),
  cases: z.array(CaseSummarySchema),
  cartValidationErrors: z.array(CartValidationErrorSchema).optional().describe('Told by the check of an order'),
})

/** Where the carrier sends the shopper next; every change of a cart answers with it. */
export const ProcessStepAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  serviceBody: z.strictObject({
    serviceResponse: z.strictObject({ context: ProcessStepContextSchema }),
  }),
})
export type ProcessStepAnswer = z.infer<typeof ProcessStepAnswerSchema>
