import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { contentsOfCart } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema, PhoneSchema, ZipCodeSchema, typedText } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const AssignMtnBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  lineId: IdSchema,
  number: z.discriminatedUnion('choice', [
    z.looseObject({ choice: z.literal('existing'), mtnHashCode: IdSchema }),
    z.looseObject({
      choice: z.literal('new'),
      zipCode: ZipCodeSchema,
      mtn: PhoneSchema.optional(),
      label: typedText().min(1).max(20).optional(),
    }),
    z.looseObject({
      choice: z.literal('port-in'),
      phoneNumber: z.string().regex(/^\d{10}$/, 'ten digits'),
      carrier: typedText().min(1).max(60),
      accountNumber: typedText().min(1).max(40),
      transferPin: typedText().min(4).max(12),
    }),
  ]),
})

export const assignMtn = post({
  summary: 'Assign a number to a line: an existing, a new or a ported one',
  body: AssignMtnBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
  needs: ['cart.addPlan'],
  effects: { cart: contentsOfCart, named: [''], names: ({ lineId }) => [lineId] },
  example: { cartInfo: {}, lineId: 'newLine1', number: { choice: 'new', zipCode: '30004' } },
})

export const descriptions = {
  number: 'The number for the line',
  choice:
    "existing: a line of the account is upgraded; new: a fresh number; port-in: another carrier's number moves here",
  zipCode: 'Zip code of the area for the new number',
  mtn: 'One of the numbers that are held for the cart; without it the carrier chooses',
  label: 'What the customer calls the number, on the phone and on the bill',
  phoneNumber: 'The number to transfer, ten digits',
  accountNumber: 'The account at the other carrier',
  transferPin: 'The PIN that the other carrier requires to release a number',
}
