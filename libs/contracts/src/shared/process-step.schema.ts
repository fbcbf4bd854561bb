import { z } from 'zod'
import { CartValidationErrorSchema } from './cart-validation-error.schema'
import { ServiceHeaderSchema } from './service.schema'
import {
  AmountSchema,
  CountSchema,
  CreditStatusSchema,
  IdOrEmptySchema,
  IdSchema,
  InstantSchema,
} from './fields.schema'
import { LineActivityTypeSchema } from './cart-info.schema'
import { LockedChannelSchema } from './lock-owner.schema'

/** Spelled on the wire as the carrier does; every reader matches steps whatever the case. */
export const ProcessStepSchema = z.string().regex(/^\w{0,60}$/)

export const CaseSummarySchema = z.strictObject({
  cartId: IdOrEmptySchema,
  caseID: IdOrEmptySchema,
  explicitLock: z.boolean(),
  lockedChannelID: LockedChannelSchema.optional(),
  standaloneTradeIn: z.boolean(),
  triggerResumeCase: z.boolean(),
  triggerValidateCart: z.boolean(),
  unlockChannel: z.enum(['Y', 'N']).optional(),
  lockedUntil: InstantSchema.optional(),
  changedAt: InstantSchema.optional(),
})
export type CaseSummary = z.infer<typeof CaseSummarySchema>

export const ProcessStepContextSchema = z.strictObject({
  contextInfo: z.strictObject({
    processStep: ProcessStepSchema,
    availablePaths: z.array(IdSchema),
    cradleFlowJourney: IdSchema,
    installmentInfo: z.strictObject({ mandatoryDownPayment: AmountSchema }),
  }),
  customerInfo: z.strictObject({ existingCase: z.boolean() }),
  cartInfo: z.strictObject({
    cartId: IdOrEmptySchema,
    caseId: IdOrEmptySchema,
    itemCount: CountSchema,
    lines: z.array(
      z.strictObject({
        mtn: IdSchema,
        lineId: IdSchema,
        lineActivityType: LineActivityTypeSchema,
        productId: IdSchema.optional(),
        skuId: IdSchema.optional(),
        dueToday: AmountSchema,
        dueMonthly: AmountSchema,
      }),
    ),
    nextLine: IdSchema.optional(),
    isIspuShippingWarningMsg: z.string().optional(),
  }),
  validateOrder: z.strictObject({
    orderDetails: z.array(
      z.strictObject({ securityDepositAmount: AmountSchema, creditApprovalStatus: CreditStatusSchema }),
    ),
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

/** Such an answer, whichever status code means success. */
export interface ProcessStepAnswer extends Pick<z.infer<typeof ProcessStepAnswerSchema>, 'serviceBody'> {
  readonly serviceHeader: { readonly statusCode: string; readonly statusMsg: string }
}

const withStatusCode = <Code extends string>(codes: readonly Code[]) =>
  ProcessStepAnswerSchema.extend({ serviceHeader: ServiceHeaderSchema.extend({ statusCode: z.enum(codes) }) })

/** The answer where only `'00'` means success. */
export const DeviceChangeAnswerSchema = withStatusCode(['00'])

/** The answer where `'SUCCESS'` is another way to say it. */
export const AccessoryChangeAnswerSchema = withStatusCode(['00', 'SUCCESS'])

export const processStepDescriptions = {
  explicitLock: 'Whether a channel holds the cart',
  standaloneTradeIn: 'Whether the cart has only trade-ins, without a line',
  triggerResumeCase: 'Whether the cart is saved and resumes when the shopper comes back',
  triggerValidateCart: 'Whether the cart was restored from a save, so that prices and stock need a check',
  unlockChannel: 'Y: the shopper may take the cart over from the channel',
  lockedUntil: 'ISO instant at which the lock runs out by itself',
  changedAt: 'ISO instant of the latest change of the cart',
  contextInfo: 'Where the shopper goes next',
  processStep: 'The next step; each has its page in the shop',
  availablePaths: 'Pages for the step, the preferred one first',
  cradleFlowJourney: 'Which generation of pages comes next: contains NEXTGEN for the new one',
  customerInfo: 'The customer, as far as known',
  existingCase: 'Whether a case is open',
  cartInfo: 'The cart after the call',
  nextLine: 'The line that the next step is about',
  isIspuShippingWarningMsg: 'Whether to warn that an item in the cart cannot be picked up in a store',
  validateOrder: 'Result of the order check',
  orderDetails: 'What the credit check requires',
  cases: 'Open cases, the one of the current cart first',
  cartValidationErrors: 'Findings of the order check',
}
