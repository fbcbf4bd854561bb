import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { AmountSchema, IdSchema, PercentSchema, StateSchema, ZipCodeSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema, SuccessCodeSchema } from '../shared/service.schema'

/** Either the cart and the zip code alone, or both wrapped as most calls of the cart have them. */
export const CalculateMultiLineTaxBodySchema = z.union([
  z.looseObject({ cartId: IdSchema.optional(), zipCode: ZipCodeSchema }),
  z.looseObject({ cartInfo: CartInfoSchema, data: z.looseObject({ zipCode: ZipCodeSchema }) }),
])

export const CalculateMultiLineTaxAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  cartId: IdSchema,
  zipCode: ZipCodeSchema,
  state: StateSchema,
  ratePercent: PercentSchema,
  totalTax: AmountSchema,
  lines: z.array(z.strictObject({ lineId: IdSchema, mtn: IdSchema, tax: AmountSchema })),
})

export const calculateMultiLineTax = post({
  summary: 'Calculate the sales tax of every line at a zip code, which applies until the cart has an address',
  body: CalculateMultiLineTaxBodySchema,
  answer: CalculateMultiLineTaxAnswerSchema,
  errors: [...cartChange, '1008', 'ZIP_CODE_INVALID'],
  needs: ['cart.addDevice'],
  effects: { cart: ['totals'] },
  example: { zipCode: '04101' },
})

export const descriptions = {
  state: 'The state that charges the sales tax',
  ratePercent: 'Sales tax in percent',
  totalTax: 'Sales tax of the cart in dollars',
  lines: 'The tax of each line',
  tax: 'Sales tax of the line in dollars',
}
