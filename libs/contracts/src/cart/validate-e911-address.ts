import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ServiceHeaderSchema, SuccessCodeSchema } from '../shared/service.schema'
import { E911AddressSchema } from './cart.schema'
import { exampleE911Address } from './cart.examples'
import { IdSchema, PersonNameSchema, StateSchema, TrimmedTextSchema, ZipCodeSchema } from '../shared/fields.schema'

export const ValidateE911AddressBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  e911Address: E911AddressSchema,
})

const E911AddressAnswer = z.strictObject({
  addressLine1: TrimmedTextSchema,
  addressLine2: TrimmedTextSchema.optional(),
  city: PersonNameSchema,
  state: StateSchema,
  zipCode: ZipCodeSchema,
})

export const ValidateE911AddressAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  processingMTN: IdSchema,
  addressValid: z.boolean(),
  alternateAddress: E911AddressAnswer.optional(),
})

export const validateE911Address = post({
  summary: 'Check the emergency address of a line and suggest its standard form',
  body: ValidateE911AddressBodySchema,
  answer: ValidateE911AddressAnswerSchema,
  errors: [...cartLost, '1008', 'ITEM_NOT_FOUND', 'ZIP_CODE_INVALID'],
  needs: ['cart.addDevice'],
  example: { cartInfo: { processingMTN: 'newLine1' }, e911Address: exampleE911Address },
})

export const descriptions = {
  addressValid: 'Whether emergency services recognise the address as given',
  alternateAddress: 'The address as emergency services record it, where it differs',
  cartInfo: 'processingMTN names the line',
}
