import type { Order } from '@soe/contracts'

const day = 86_400_000

/** Whether the order has not been due for long: on its day it is still awaited, wherever that is. */
export const isOnItsWay = ({ shipping }: Pick<Order, 'shipping'>, now: number): boolean =>
  now < Date.parse(shipping.arrivesOn.slice(0, 10)) + 1.5 * day
