import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { InstantSchema, PhoneSchema, StateSchema, ZipCodeSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const HoldNumbersBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  zipCode: ZipCodeSchema,
})

export const HoldNumbersAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  numbers: z.array(z.strictObject({ mtn: PhoneSchema, state: StateSchema.optional() })),
  heldUntil: InstantSchema,
})

export const holdNumbers = post({
  summary: 'Offer numbers near a zip code, and hold them for fifteen minutes',
  body: HoldNumbersBodySchema,
  answer: HoldNumbersAnswerSchema,
  errors: [...cartChange, '1008'],
  needs: ['cart.addDevice'],
  example: { cartInfo: {}, zipCode: '04101' },
})

export const descriptions = {
  zipCode: 'Where the numbers should be local',
  numbers: 'Numbers to choose from; they replace those that the cart held before',
  mtn: 'A number, ten digits',
  state: 'The state that the zip code is in',
  heldUntil: 'Until then nobody else is offered them',
}
