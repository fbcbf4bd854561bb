import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema, ZipCodeSchema } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const AssignMtnBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  lineId: IdSchema,
  number: z.discriminatedUnion('choice', [
    /** An existing line of the account gets the device: an upgrade. */
    z.looseObject({ choice: z.literal('existing'), mtnHashCode: IdSchema }),
    /** A fresh number near the zip code. */
    z.looseObject({ choice: z.literal('new'), zipCode: ZipCodeSchema }),
    /** A number that moves here from another carrier. */
    z.looseObject({
      choice: z.literal('port-in'),
      phoneNumber: z.string().regex(/^\d{10}$/, 'ten digits'),
      carrier: z.string().trim().min(1).max(60),
      accountNumber: z.string().trim().min(1).max(40),
      transferPin: z.string().trim().min(4).max(12),
    }),
  ]),
})

export const assignMtn = post({
  summary: 'Give a line its number: an existing one, a new one or one that moves here',
  body: AssignMtnBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND', 'LINE_NOT_ELIGIBLE'],
  example: { cartInfo: {}, lineId: 'newLine1', number: { choice: 'new', zipCode: '30004' } },
})
