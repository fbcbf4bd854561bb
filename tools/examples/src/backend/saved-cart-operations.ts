import { changed, filledCart } from './change-cart'
import { BusinessError, serviceHeader, type Handler } from './handler'

const saveCart: Handler<{ readonly emailId: string }> = (request) => {
  const cart = filledCart(request)
  request.store.saveCart(request.body.emailId, cart)
  const { cartId, caseId } = cart
  return { serviceHeader: serviceHeader(), cartId, caseId, quoteId: `quote-${caseId}` }
}

const resumeCase: Handler<{ readonly caseId?: string; readonly emailId?: string }> = (request) => {
  const { caseId, emailId = '' } = request.body
  const saved = caseId === undefined ? request.store.findSavedCart(emailId) : request.store.findSavedCase(caseId)
  if (!saved) throw new BusinessError('SAVED_CART_NOT_FOUND')
  request.session.customer.cart = saved
  return changed(request, saved)
}

/** The operations of saved carts, by the key that the contract gives them. */
export const savedCartOperations: Readonly<Record<string, Handler>> = {
  'cart.saveCart': saveCart,
  'cases.resumeCase': resumeCase,
}
