import { z } from 'zod'

export const PaymentSummarySchema = z.strictObject({
  paymentType: z.enum(['card', 'account', 'paypal', 'affirm']),
  brand: z.string(),
  lastFour: z.string(),
  referenceId: z.string().optional(),
  transactionId: z.string().optional(),
  financingOfferAccepted: z.boolean().optional(),
})
export type PaymentSummary = z.infer<typeof PaymentSummarySchema>

/** VD are carrier dollars and DD device dollars; then card, PayPal, Affirm and the bill of the account. */
export const paymentOptionTypes = ['VD', 'DD', 'CC', 'PP', 'AF', 'BTA'] as const

export const PaymentOptionSchema = z.strictObject({
  paymentType: z.enum(paymentOptionTypes),
  paymentSequence: z.number().int().min(1),
  balance: z.number().optional(),
})
export type PaymentOption = z.infer<typeof PaymentOptionSchema>

/** What a line on instalments is signed for. */
export const InstallmentContractSchema = z.strictObject({
  lineId: z.string(),
  productId: z.string(),
  loanOfferId: z.string().optional(),
  installmentTerm: z.number().int(),
  annualPercentageRate: z.number(),
  financedAmount: z.number(),
  monthlyAmount: z.number(),
  mandatoryDownPayment: z.number(),
})
export type InstallmentContract = z.infer<typeof InstallmentContractSchema>

export const SmsEnabledOptionSchema = z.strictObject({
  mtn: z.string(),
  smsEnabled: z.boolean(),
})

export const paymentDescriptions = {
  installmentTerm: 'Months of the plan',
  financedAmount: 'Dollars financed',
  monthlyAmount: 'Dollars a month',
  'PaymentOption.paymentType':
    'VD carrier dollars, DD device dollars, CC card, PP PayPal, AF Affirm, BTA the bill of the account',
  paymentSequence: 'Order in which the payments are used',
  balance: 'Balance in dollars, where it has one',
  brand: 'Brand of the card, or the service that pays',
  lastFour: 'Last four digits; nothing else of a card is stored',
  referenceId: 'The reference from the payment service',
  transactionId: 'The transaction at the payment service',
  financingOfferAccepted: 'Whether a lender finances it',
  mtn: 'Masked',
  smsEnabled: 'Whether order notices may be texted to it',
}
