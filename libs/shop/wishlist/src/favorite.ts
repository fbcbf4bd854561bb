import type { AnswerOf } from '@soe/contracts'
import type { retrieveFavorites } from '@soe/contracts/routes'

/** Whether the shopper wants a product on the wishlist. */
export interface FavoriteChange {
  readonly productId: string
  readonly sorId: string
  readonly name: string
  readonly saved: boolean
}

/** A wishlist of the shopper's, as the carrier answers it. */
export type Favorite = AnswerOf<typeof retrieveFavorites>['favorites'][number]
