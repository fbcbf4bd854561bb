import type { Order } from '@soe/contracts'
import { dayIn } from '@soe/rules'

const day = 86_400_000

/** Days in which whatever is in stock has arrived. */
const longestWay = 7

/** Whether the day for which the order was promised has begun, for the carrier and its stores. */
export const isDue = ({ shipping }: Pick<Order, 'shipping'>, now: number): boolean =>
  dayIn(now) >= shipping.arrivesOn.slice(0, 10)

export const isOverdue = ({ shipping }: Pick<Order, 'shipping'>, now: number): boolean =>
  now >= Date.parse(shipping.arrivesOn.slice(0, 10)) + 1.5 * day

/** What a store needs at most to lay ready what it has. */
export const layingReady = 2 * 3_600_000

/** Whether a pickup waits at its store: nothing does that was ordered a moment ago. */
export const isReady = (order: Pick<Order, 'shipping' | 'placedAt'>, now: number): boolean =>
  isDue(order, now) && now - Date.parse(order.placedAt) >= layingReady

/** Whether the order goes out only once something has come in, for which it was promised for a later day. */
export const isAwaited = ({ shipping, placedAt }: Pick<Order, 'shipping' | 'placedAt'>): boolean =>
  Date.parse(shipping.arrivesOn.slice(0, 10)) - Date.parse(placedAt) > longestWay * day
