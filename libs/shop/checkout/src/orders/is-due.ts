import type { Order } from '@soe/contracts'

const day = 86_400_000

/** Whether the day for which the order was promised has begun; with a day more, whether it is over everywhere. */
export const isDue = ({ shipping }: Pick<Order, 'shipping'>, now: number): boolean =>
  now >= Date.parse(shipping.arrivesOn.slice(0, 10))

export const isOverdue = (order: Pick<Order, 'shipping'>, now: number): boolean => isDue(order, now - 1.5 * day)
