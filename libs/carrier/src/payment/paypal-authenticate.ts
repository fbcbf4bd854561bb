import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { cartToPay, dueTodayCents } from './provider/cart-to-pay'
import { drawReferences, keepProviderPayment } from './provider/provider-payment'

export const paypalAuthenticate: CarrierOperation<'payment.paypalAuthenticate'> = ({ draft, ...caller }) => {
  const cart = cartToPay(draft, caller)
  if (dueTodayCents(draft, cart) === 0) {
    return { status: '0', ...success, id: 'PAYPAL_NOTHING_DUE', message: 'There is nothing to pay today.' }
  }
  const references = drawReferences(draft, 'PP')
  keepProviderPayment(draft, cart, { paymentType: 'paypal', brand: 'PayPal', lastFour: '', ...references })
  return { status: '1', ...success, ...references }
}
