import type { Order } from '@soe/contracts'
import type { Aggregate } from './aggregate'

export interface OrderState extends Aggregate {
  readonly cartId: string
  readonly owner: string
  readonly order: Order
}
