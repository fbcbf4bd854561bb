import { changeView } from './cart-view'
import { BusinessError, type Request } from './handler'
import type { Cart, Line } from './store'

export const filledCart = ({ session, store }: Request<unknown>): Cart => {
  const cart = store.cartOf(session.customer)
  if (cart.lines.length === 0) throw new BusinessError('1008')
  return cart
}

export const lineOf = (cart: Cart, name: string): Line => {
  const line = cart.lines.find(({ lineId, number }) => lineId === name || number === name)
  if (!line) throw new BusinessError('ITEM_NOT_FOUND')
  return line
}

export const changed = ({ session, store }: Request<unknown>, cart: Cart) => {
  cart.changedAt = store.timeOf(session.customer)
  return changeView(cart)
}
