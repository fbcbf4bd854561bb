import { cartWithLines } from '../cart/access/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { dueTodayCents } from './provider/payment-parts'
import { drawReferences, keepProviderPayment } from './provider/provider-payment'

export const paypalAuthenticate: CarrierOperation<'payment.paypalAuthenticate'> = ({ draft, ...caller }) => {
  const cart = cartWithLines(draft, caller)
  if (dueTodayCents(draft, cart) === 0) {
    return { status: '0', ...success, id: 'PAYPAL_NOTHING_DUE', message: 'There is nothing to pay today.' }
  }
  if (cart.paypalAnswer === 'declined') {
    return { status: '0', ...success, id: 'PAYPAL_DECLINED', message: 'PayPal could not confirm the payment.' }
  }
  const references = drawReferences(draft, 'PP')
  keepProviderPayment(draft, cart, { paymentType: 'paypal', brand: 'PayPal', lastFour: '', ...references })
  return { status: '1', ...success, ...references }
}
