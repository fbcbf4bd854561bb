import { z } from 'zod'
import {
  AmountSchema,
  CountSchema,
  IdSchema,
  LabelSchema,
  LastFourSchema,
  MaskedNumberSchema,
  PercentSchema,
} from '../shared/fields.schema'

/** `dollars`: the balances of the account cover everything. */
export const PaymentTypeSchema = z.enum(['card', 'account', 'paypal', 'affirm', 'wallet', 'dollars'])

/** Balances of the account: VD carrier dollars, DD device dollars. */
export const DollarTypeSchema = z.enum(['VD', 'DD'])
export type DollarType = z.infer<typeof DollarTypeSchema>

/** What each kind of payment pays. */
export const PaymentPartsSchema = z.array(
  z.strictObject({
    paymentType: z.enum([...PaymentTypeSchema.options, ...DollarTypeSchema.options]),
    amount: AmountSchema,
  }),
)
export type PaymentParts = z.infer<typeof PaymentPartsSchema>

export const PaymentSummarySchema = z.strictObject({
  paymentType: PaymentTypeSchema,
  brand: LabelSchema,
  lastFour: LastFourSchema,
  referenceId: IdSchema.optional(),
  transactionId: IdSchema.optional(),
  financingOfferAccepted: z.boolean().optional(),
})
export type PaymentSummary = z.infer<typeof PaymentSummarySchema>

export const SavedCardSchema = z.strictObject({
  cardId: IdSchema,
  brand: LabelSchema,
  lastFour: LastFourSchema,
  expiryMonth: z.number().int().min(1).max(12),
  expiryYear: z.number().int().min(2000).max(2100),
})
export type SavedCard = z.infer<typeof SavedCardSchema>

/** VD are carrier dollars and DD device dollars; then card, PayPal, wallets, Affirm and the bill of the account. */
export const paymentOptionTypes = ['VD', 'DD', 'CC', 'PP', 'WL', 'AF', 'BTA'] as const

/** A wallet of the shopper's device, which pays with the cards that it holds. */
export const WalletSchema = z.strictObject({ walletId: IdSchema, name: LabelSchema })
export type Wallet = z.infer<typeof WalletSchema>

export const PaymentOptionSchema = z.strictObject({
  paymentType: z.enum(paymentOptionTypes),
  paymentSequence: z.number().int().min(1),
  balance: AmountSchema.optional(),
  cards: z.array(SavedCardSchema).max(10).optional(),
  wallets: z.array(WalletSchema).max(10).optional(),
})
export type PaymentOption = z.infer<typeof PaymentOptionSchema>

/** What a line on instalments is signed for. */
export const InstallmentContractSchema = z.strictObject({
  lineId: IdSchema,
  productId: IdSchema,
  loanOfferId: IdSchema.optional(),
  installmentTerm: CountSchema,
  annualPercentageRate: PercentSchema,
  financedAmount: AmountSchema,
  monthlyAmount: AmountSchema,
  mandatoryDownPayment: AmountSchema,
})
export type InstallmentContract = z.infer<typeof InstallmentContractSchema>

export const SmsEnabledOptionSchema = z.strictObject({
  mtn: MaskedNumberSchema,
  smsEnabled: z.boolean(),
})

export const paymentDescriptions = {
  'PaymentParts.amount': 'Dollars paid that way',
  installmentTerm: 'Months of the plan',
  financedAmount: 'Dollars financed',
  monthlyAmount: 'Dollars a month',
  'PaymentOption.paymentType':
    'VD carrier dollars, DD device dollars, CC card, PP PayPal, WL wallets, AF Affirm, BTA the bill of the account',
  paymentSequence: 'Order in which the payments are used',
  balance: 'Balance in dollars, where it has one',
  'PaymentOption.cards': 'Cards that the account has saved, the latest first; absent where there are none',
  'PaymentOption.wallets': 'Wallets that the carrier takes; only where it takes one',
  walletId: 'Which wallet',
  'Wallet.name': 'Name of the wallet',
  cardId: 'Which saved card',
  expiryMonth: 'Month in which the card expires, 1 to 12',
  expiryYear: 'Year in which the card expires, four digits',
  brand: 'Brand of the card, or the service that pays',
  lastFour: 'Last four digits; nothing else of a card is stored',
  referenceId: 'The reference from the payment service',
  transactionId: 'The transaction at the payment service',
  financingOfferAccepted: 'Whether a lender finances it',
  mtn: 'Masked',
  smsEnabled: 'Whether order notices may be texted to it',
}
