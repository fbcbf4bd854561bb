import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { AddressSchema, IdSchema, KindSchema } from '../shared/fields.schema'

export const GetSeoDetailsBodySchema = z.looseObject({ cartId: IdSchema.optional() })

export const GetSeoDetailsAnswerSchema = z.strictObject({
  statusCode: z.literal('00'),
  seo: z.strictObject({
    title: z.string(),
    description: z.string(),
    canonicalUrl: AddressSchema,
    keywords: z.array(z.string()),
    robots: KindSchema,
  }),
})

export const getSeoDetails = post({
  summary: 'Return the metadata of the wishlist page for search engines and shared links',
  body: GetSeoDetailsBodySchema,
  answer: GetSeoDetailsAnswerSchema,
  errors: cartLost,
  success: "statusCode '00'",
  example: {},
})

export const descriptions = {
  keywords: "Names of the wishlist's products, then of the cart's",
  robots: 'Whether search engines may list the page',
}
