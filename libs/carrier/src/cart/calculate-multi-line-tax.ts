import { taxBasisPoints } from '@soe/catalogue'
import type { BodyOf } from '@soe/contracts'
import type { CartState, WorldDraft } from '@soe/world'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { shownMtn } from '../domain/process-step/process-step'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import { requireState } from './address/e911-address'
import { priceCartLines } from '../domain/pricing/cart-pricing'
import { splitTax } from '../domain/pricing/split-tax'

type TaxBody = BodyOf<'cart.calculateMultiLineTax'>
type WrappedBody = Extract<TaxBody, { cartInfo: object }>

const isWrapped = (body: TaxBody): body is WrappedBody => typeof body['zipCode'] !== 'string'

const readRequest = (body: TaxBody): { cartId?: string | undefined; zipCode: string } =>
  isWrapped(body) ? { cartId: body.cartInfo.cartId, zipCode: body.data.zipCode } : body

const taxOf = (draft: WorldDraft, cart: CartState, basisPoints: number) => {
  const { price } = priceCartLines(cart, draft, basisPoints)
  const shares = splitTax(
    price.taxCents,
    price.lines.map(({ taxedCents }) => taxedCents),
  )
  return {
    totalTax: price.taxCents / 100,
    lines: cart.lines.map((line, index) => ({
      lineId: line.lineId,
      mtn: shownMtn(line),
      tax: (shares[index] ?? 0) / 100,
    })),
  }
}

/** Answers the tax of every line at a zip code; the cart's totals use the zip code until the order has an address. */
export const calculateMultiLineTax: CarrierOperation<'cart.calculateMultiLineTax'> = ({ draft, body, ...caller }) => {
  const { cartId, zipCode } = readRequest(body)
  const cart = existingCart(draft, caller, cartId)
  const state = requireState(zipCode)
  touchCart(draft, { ...cart, zipCode })
  const basisPoints = taxBasisPoints(state)
  return {
    statusCode: '00',
    ...success,
    cartId: cart.id,
    zipCode,
    state,
    ratePercent: basisPoints / 100,
    ...taxOf(draft, cart, basisPoints),
  }
}
