import { ServiceFault, type OrderState, type WorldDraft } from '@soe/world'
import { ownerOf, ownerRecordOf, putOwnerRecord } from '../domain/account/identity'
import { success, type CarrierOperation } from '../operation/carrier-operation'
import { orderIn } from '../domain/order/order-answer'
import { plainOrderNumber } from '../domain/order/order-content'

const minute = 60_000

/** What did not find an order counts for so long. */
const countedFor = 15 * minute

const mostOfShopper = 5
/** More than one shopper's, so that new sessions do not guess on. */
const mostOfOrder = 20

const counted = (draft: WorldDraft, misses: readonly number[] = []) =>
  misses.filter((at) => at > draft.now - countedFor)

const isOfGuest = ({ owner }: OrderState) => owner.startsWith('session:')

const opensWith = (draft: WorldDraft, found: OrderState, caller: string, emailId: string) =>
  (found.owner === caller || isOfGuest(found)) &&
  found.order.contact.emailId.toLowerCase() === emailId.toLowerCase() &&
  counted(draft, found.misses).length < mostOfOrder

/**
 * A guest's order, or the caller's own, by what its receipt says. An unknown number, another address, another
 * account's order and one that was guessed at too often are answered alike, so that nobody learns which numbers there are.
 */
export const findOrder: CarrierOperation<'checkout.findOrder'> = ({ draft, body, session, language }) => {
  const owner = ownerOf(session)
  const record = ownerRecordOf(draft, owner)
  const misses = counted(draft, record.orderMisses)
  if (misses.length >= mostOfShopper) throw new ServiceFault('TOO_MANY_ATTEMPTS')
  const found = draft.orders.get(plainOrderNumber(body.orderNumber))
  if (found && opensWith(draft, found, owner, body.emailId)) {
    return { statusCode: '00', ...success, order: orderIn(draft, found, language) }
  }
  putOwnerRecord(draft, { ...record, orderMisses: [...misses, draft.now] })
  if (found) draft.orders.put({ ...found, misses: [...counted(draft, found.misses), draft.now].slice(-mostOfOrder) })
  return { statusCode: '00', ...success }
}
