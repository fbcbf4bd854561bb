import { z } from 'zod'

export const PaymentSummarySchema = z.strictObject({
  paymentType: z.enum(['card', 'account', 'paypal', 'affirm']),
  /** Brand and last four digits: nothing more of a card is ever kept. */
  brand: z.string(),
  lastFour: z.string(),
  referenceId: z.string().optional().describe('The reference that the payment service gave'),
  transactionId: z.string().optional().describe('The transaction at the payment service'),
  financingOfferAccepted: z.boolean().optional().describe('Whether it is paid in parts through a lender'),
})
export type PaymentSummary = z.infer<typeof PaymentSummarySchema>

/** VD are carrier dollars and DD device dollars; then card, PayPal, Affirm and the bill of the account. */
export const paymentOptionTypes = ['VD', 'DD', 'CC', 'PP', 'AF', 'BTA'] as const

export const PaymentOptionSchema = z.strictObject({
  paymentType: z.enum(paymentOptionTypes),
  paymentSequence: z.number().int().min(1).describe('The order in which they are drawn on'),
  balance: z.number().optional().describe('Dollars held in it, where it holds any'),
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
  mtn: z.string().describe('Masked'),
  smsEnabled: z.boolean().describe('Whether order notices may go there as texts'),
})
