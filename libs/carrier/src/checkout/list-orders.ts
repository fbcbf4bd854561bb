import { ownerOf } from '../domain/account/identity'
import { success, type CarrierOperation } from '../operation/carrier-operation'
import { orderIn, ordersOf } from '../domain/order/order-answer'

const mostListed = 50

/** The caller's own orders, the latest first. */
export const listOrders: CarrierOperation<'checkout.listOrders'> = ({ draft, session, language }) => {
  const latest = ordersOf(draft, ownerOf(session)).slice(-mostListed).reverse()
  return { statusCode: '00', ...success, orders: latest.map((order) => orderIn(draft, order, language)) }
}
