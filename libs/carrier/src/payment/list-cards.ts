import { ownerOf } from '../domain/account/identity'
import { savedCardsOf } from '../domain/payment/saved-cards'
import { success, type CarrierOperation } from '../operation/carrier-operation'

export const listCards: CarrierOperation<'payment.listCards'> = ({ draft, session }) => ({
  statusCode: '00',
  ...success,
  cards: savedCardsOf(draft, ownerOf(session)),
})
