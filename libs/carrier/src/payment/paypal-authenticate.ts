import { answerMessages } from '@soe/contracts'
import { cartWithLines } from '../domain/cart/cart-access'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { dueTodayCents } from '../domain/payment/payment-parts'
import { drawReferences, keepProviderPayment } from '../domain/payment/provider-payment'

export const paypalAuthenticate: CarrierOperation<'payment.paypalAuthenticate'> = ({ draft, ...caller }) => {
  const cart = cartWithLines(draft, caller)
  if (dueTodayCents(draft, cart) === 0) {
    return { status: '0', ...success, id: 'PAYPAL_NOTHING_DUE', message: answerMessages.PAYPAL_NOTHING_DUE.en }
  }
  if (cart.paypalAnswer === 'declined') {
    return { status: '0', ...success, id: 'PAYPAL_DECLINED', message: answerMessages.PAYPAL_DECLINED.en }
  }
  const references = drawReferences(draft, 'PP')
  keepProviderPayment(draft, cart, { paymentType: 'paypal', brand: 'PayPal', lastFour: '', ...references })
  return { status: '1', ...success, ...references }
}
