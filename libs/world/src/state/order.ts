import type { Order } from '@soe/contracts'
import type { Aggregate } from './aggregate'

export interface OrderState extends Aggregate {
  readonly cartId: string
  readonly owner: string
  readonly order: Order
  /** When it was looked up in vain, the latest last. */
  readonly misses?: readonly number[]
}

/** How a shopper found ordering, under the order's number. */
export interface RatingState extends Aggregate {
  readonly at: number
  readonly owner: string
  readonly score: number
  readonly comment: string
}
