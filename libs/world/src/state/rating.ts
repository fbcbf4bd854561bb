import type { Aggregate } from './aggregate'

/** How a shopper found ordering, under the order's number. */
export interface RatingState extends Aggregate {
  readonly at: number
  readonly owner: string
  readonly score: number
  readonly comment: string
}
