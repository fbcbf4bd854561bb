import { changeView } from './cart-view'
import { BusinessError, type Request } from './handler'
import type { Cart, Line } from './store'

/** The caller's cart, which holds something. */
export const filledCart = ({ session, store }: Request<unknown>): Cart => {
  const cart = store.cartOf(session.customer)
  if (cart.lines.length === 0) throw new BusinessError('1008')
  return cart
}

/** The line of an id or a number. */
export const lineOf = (cart: Cart, name: string): Line => {
  const line = cart.lines.find(({ lineId, number }) => lineId === name || number === name)
  if (!line) throw new BusinessError('ITEM_NOT_FOUND')
  return line
}

/** What a change of the cart answers. */
export const changed = ({ session, store }: Request<unknown>, cart: Cart) => {
  cart.changedAt = store.timeOf(session.customer)
  return changeView(cart)
}
