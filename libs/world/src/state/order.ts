import type { Order } from '@soe/contracts'
import type { Aggregate } from './aggregate'

export interface OrderState extends Aggregate {
  readonly cartId: string
  readonly owner: string
  readonly order: Order
}

/** How a shopper found ordering, under the order's number. */
export interface RatingState extends Aggregate {
  readonly at: number
  readonly owner: string
  readonly score: number
  readonly comment: string
}
