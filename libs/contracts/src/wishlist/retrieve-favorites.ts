import { z } from 'zod'
import { post } from '../operation'
import { FavoriteSchema, ownerFields } from './wishlist.schema'

export const RetrieveFavoritesBodySchema = z.looseObject({
  data: z.looseObject({ ...ownerFields, pageId: z.literal('CART') }),
  expressCheckout: z.boolean().optional(),
})

export const FavoritesAnswerSchema = z.strictObject({ favorites: z.array(FavoriteSchema) })

export const retrieveFavorites = post({
  summary: 'Return the ids of the products on the wishlist',
  body: RetrieveFavoritesBodySchema,
  answer: FavoritesAnswerSchema,
  errors: [],
  success: 'favorites present',
  example: { data: { pageId: 'CART' } },
})

export const descriptions = {
  mtn: "The shopper's line; ignored, because the session identifies it",
  pageId: 'The page that calls: GW is the wishlist and CART the cart',
}
