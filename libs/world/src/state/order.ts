import type { Order } from '@soe/contracts'
import type { Stored } from './aggregate'

export type OrderState = Omit<Stored<'orders'>, 'order'> & { readonly order: Order }

/** How a shopper found ordering, under the order's number. */
export type RatingState = Stored<'ratings'>
