import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema, ZipCodeSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

/** Either the cart and the zip code alone, or both wrapped as most calls of the cart have them. */
export const CalculateMultiLineTaxBodySchema = z.union([
  z.looseObject({ cartId: IdSchema.optional(), zipCode: ZipCodeSchema }),
  z.looseObject({ cartInfo: CartInfoSchema, data: z.looseObject({ zipCode: ZipCodeSchema }) }),
])

export const CalculateMultiLineTaxAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  cartId: z.string(),
  zipCode: z.string(),
  state: z.string(),
  ratePercent: z.number(),
  totalTax: z.number(),
  lines: z.array(z.strictObject({ lineId: z.string(), mtn: z.string(), tax: z.number() })),
})

export const calculateMultiLineTax = post({
  summary: 'Calculate the sales tax of every line at a zip code, which applies until the cart has an address',
  body: CalculateMultiLineTaxBodySchema,
  answer: CalculateMultiLineTaxAnswerSchema,
  errors: [...cartChange, '1008', 'ZIP_CODE_INVALID'],
  example: { zipCode: '04101' },
})

export const descriptions = {
  state: 'The state that charges the sales tax',
  ratePercent: 'Sales tax in percent',
  totalTax: 'Sales tax of the cart in dollars',
  lines: 'The tax of each line',
  tax: 'Sales tax of the line in dollars',
}
