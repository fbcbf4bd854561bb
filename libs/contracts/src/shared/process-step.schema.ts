import { z } from 'zod'
import { CartValidationErrorSchema } from './cart-validation-error.schema'
import { ServiceHeaderSchema } from './service.schema'

/** Spelled on the wire as the carrier does; every reader matches steps whatever the case. */
export const ProcessStepSchema = z.string().max(60)

export const CaseSummarySchema = z.strictObject({
  cartId: z.string(),
  caseID: z.string(),
  explicitLock: z.boolean(),
  lockedChannelID: z.string().optional(),
  standaloneTradeIn: z.boolean(),
  triggerResumeCase: z.boolean(),
  triggerValidateCart: z.boolean(),
  unlockChannel: z.enum(['Y', 'N']).optional(),
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
        mtn: z.string(),
        lineId: z.string(),
        lineActivityType: z.string(),
        productId: z.string().optional(),
        skuId: z.string().optional(),
        dueToday: z.number(),
        dueMonthly: z.number(),
      }),
    ),
    nextLine: z.string().optional(),
    isIspuShippingWarningMsg: z.string().optional(),
  }),
  validateOrder: z.strictObject({
    orderDetails: z.array(z.strictObject({ securityDepositAmount: z.number(), creditApprovalStatus: z.string() })),
  }),
  cases: z.array(CaseSummarySchema),
  cartValidationErrors: z.array(CartValidationErrorSchema).optional(),
})

/** Where the carrier sends the shopper next; every change of a cart answers with it. */
export const ProcessStepAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  serviceBody: z.strictObject({
    serviceResponse: z.strictObject({ context: ProcessStepContextSchema }),
  }),
})
export type ProcessStepAnswer = z.infer<typeof ProcessStepAnswerSchema>

export const processStepDescriptions = {
  explicitLock: 'A channel holds the cart',
  standaloneTradeIn: 'Trade-ins alone, without a line',
  triggerResumeCase: 'Saved, and to be resumed when the shopper comes back',
  triggerValidateCart: 'Brought back from a save: prices and stock are to be checked',
  unlockChannel: 'Y: the shopper may take it over from the channel',
  contextInfo: 'Where the shopper goes next',
  processStep: 'The step that comes next; a page of the shop answers to each',
  availablePaths: 'Pages that the step may be done on, the first preferred',
  cradleFlowJourney: 'Which generation of pages comes next: contains NEXTGEN for the new one',
  customerInfo: 'The customer, as far as known',
  existingCase: 'Whether a case is open',
  cartInfo: 'The cart after the call',
  nextLine: 'The line that the next step is about',
  isIspuShippingWarningMsg: 'Warns that something in the cart can not be picked up in a store',
  validateOrder: 'Result of the order check',
  orderDetails: 'What the credit check requires',
  cases: 'Open cases, the one of the current cart first',
  cartValidationErrors: 'Findings of the order check',
}
