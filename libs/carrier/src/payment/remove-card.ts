import { ownerOf } from '../domain/account/identity'
import { removeSavedCard, savedCardsOf } from '../domain/payment/saved-cards'
import { success, type CarrierOperation } from '../operation/carrier-operation'

export const removeCard: CarrierOperation<'payment.removeCard'> = ({ draft, body, session }) => {
  const owner = ownerOf(session)
  removeSavedCard(draft, owner, body.cardId)
  return { statusCode: '00', ...success, cards: savedCardsOf(draft, owner) }
}
