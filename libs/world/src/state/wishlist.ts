import type { Aggregate } from './aggregate'

export interface WishlistState extends Aggregate {
  readonly name: string
  readonly owner: string
  readonly items: readonly {
    readonly productId: string
    readonly sorId: string
    readonly itemType: 'DEVICE' | 'ACCESSORY'
  }[]
}
