import { ServiceFault } from '@soe/world'
import { ownerOf } from '../domain/account/identity'
import type { CarrierOperation } from '../operation/carrier-operation'
import { orderAnswer, latestOrder } from '../domain/order/order-answer'

export const getOrder: CarrierOperation<'checkout.getOrder'> = ({ draft, body, session, language }) => {
  const owner = ownerOf(session)
  const found = body.orderNumber === undefined ? latestOrder(draft, owner) : draft.orders.get(body.orderNumber)
  if (found?.owner !== owner) throw new ServiceFault('ORDER_NOT_FOUND')
  return orderAnswer(draft, found, language)
}
