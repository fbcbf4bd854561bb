import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema, NameSchema, ZipCodeSchema } from '../shared/fields.schema'
import { CheckoutChangeAnswerSchema } from './checkout.schema'
import { DollarTypeSchema } from './payment.schema'

export const SelectPaymentBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  payment: z
    .discriminatedUnion('paymentType', [
      z.looseObject({
        paymentType: z.literal('card'),
        cardNumber: z.string().regex(/^\d{13,19}$/, '13 to 19 digits'),
        expiryMonth: z.number().int().min(1).max(12),
        expiryYear: z.number().int().min(2000).max(2100),
        securityCode: z.string().regex(/^\d{3,4}$/, 'three or four digits'),
        nameOnCard: NameSchema,
        zipCode: ZipCodeSchema,
        saveCard: z.boolean().optional(),
      }),
      z.looseObject({ paymentType: z.literal('saved-card'), cardId: IdSchema }),
      z.looseObject({
        paymentType: z.literal('wallet'),
        walletId: IdSchema,
        walletToken: z.string().regex(/^[\w-]{8,120}$/, 'letters, digits, - and _ only'),
      }),
      z.looseObject({ paymentType: z.literal('account') }),
      z.looseObject({ paymentType: z.literal('dollars') }),
    ])
    .optional(),
  dollars: z.array(DollarTypeSchema).max(2).optional(),
})

export const selectPayment = post({
  summary: 'Set the payment method; needs the anti-forgery token',
  body: SelectPaymentBodySchema,
  answer: CheckoutChangeAnswerSchema,
  errors: [...cartChange, '1008', 'PAYMENT_DECLINED'],
  needs: ['cart.assignMtn'],
  effects: { cart: ['payment', 'autoPay'], settles: true },
  example: {
    cartInfo: {},
    payment: {
      paymentType: 'card',
      cardNumber: '4111111111111111',
      expiryMonth: 4,
      expiryYear: 2031,
      securityCode: '123',
      nameOnCard: 'Maren Oake',
      zipCode: '04101',
    },
  },
})

export const descriptions = {
  payment: 'How the shopper pays; absent where only the dollars change',
  dollars: 'Balances of the account that are used first; absent keeps those chosen before',
  paymentType:
    'card, saved-card for one of the account, wallet for one that the options list, account for the next bill of a signed-in account, or dollars where those cover everything',
  cardNumber: 'Number of the card; only the last four digits are stored',
  expiryMonth: 'Month in which the card expires, 1 to 12',
  expiryYear: 'Year in which the card expires, four digits',
  securityCode: 'The three or four digits on the card; never stored',
  nameOnCard: 'Name on the card',
  zipCode: 'Zip code of the billing address',
  saveCard: 'Whether the account keeps brand, last four digits and expiry; a guest has no account to keep them',
  cardId: 'Which saved card',
  walletId: 'Which wallet',
  walletToken: "The wallet's token for the card that the shopper chose in it",
}
