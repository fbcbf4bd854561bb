import type { AnswerOf } from '@soe/contracts'
import type { retrieveFavorites } from '@soe/contracts/routes'

export interface FavoriteChange {
  readonly productId: string
  readonly sorId: string
  readonly name: string
  readonly saved: boolean
}

export type Favorite = AnswerOf<typeof retrieveFavorites>['favorites'][number]
