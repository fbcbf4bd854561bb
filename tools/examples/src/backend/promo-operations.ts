import { promoOf } from './catalogue'
import { promotionView } from './cart-amounts'
import { changed, filledCart } from './change-cart'
import { BusinessError, type Handler } from './handler'

interface PromoBody {
  readonly promoCode: string
}

const applyPromo: Handler<PromoBody> = (request) => {
  const cart = filledCart(request)
  const { promoCode } = request.body
  if (promoOf(promoCode) === undefined) throw new BusinessError('PROMO_INVALID')
  cart.promoCode = promoCode
  return { ...changed(request, cart), ...promotionView(cart) }
}

const removePromo: Handler<PromoBody> = (request) => {
  const cart = filledCart(request)
  if (cart.promoCode !== request.body.promoCode) throw new BusinessError('PROMO_INVALID')
  delete cart.promoCode
  return { ...changed(request, cart), ...promotionView(cart) }
}

/** The operations of promo codes, by the key that the contract gives them. */
export const promoOperations: Readonly<Record<string, Handler>> = {
  'cart.applyPromo': applyPromo,
  'cart.removePromo': removePromo,
}
