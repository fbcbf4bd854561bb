import type { AnswerOf, BodyOf } from '@soe/contracts'
import { splitTax } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { existingCart, touchCart } from '../access/cart-access'
import { priceCartLines } from '../pricing/cart-pricing'
import { stateOfZip, taxBasisPoints } from '@soe/catalogue'
import { type WorldDraft, ServiceFault } from '@soe/world'
import { shownMtn } from '../../process-step/process-step'

type TaxBody = BodyOf<'cart.calculateMultiLineTax'>
type WrappedBody = Extract<TaxBody, { cartInfo: object }>

const isWrapped = (body: TaxBody): body is WrappedBody => typeof body['zipCode'] !== 'string'

const askedOf = (body: TaxBody): { cartId?: string | undefined; zipCode: string } =>
  isWrapped(body) ? { cartId: body.cartInfo.cartId, zipCode: body.data.zipCode } : body

/** The state of a zip code; refused where no post office has it. */
export const requireState = (zipCode: string, field = 'zipCode'): string => {
  const state = stateOfZip(zipCode)
  if (state === undefined) throw new ServiceFault('ZIP_CODE_INVALID', [{ field }])
  return state
}

/** The tax of every line at a zip code; the cart's own totals follow it until the order has an address. */
export const calculateTax = (
  draft: WorldDraft,
  caller: Caller,
  body: TaxBody,
): AnswerOf<'cart.calculateMultiLineTax'> => {
  const { cartId, zipCode } = askedOf(body)
  const cart = existingCart(draft, caller, cartId)
  const state = requireState(zipCode)
  touchCart(draft, { ...cart, zipCode })
  const basisPoints = taxBasisPoints(state)
  const { price } = priceCartLines(cart, draft.now, basisPoints)
  const shares = splitTax(
    price.taxCents,
    price.lines.map(({ taxedCents }) => taxedCents),
  )
  return {
    statusCode: '00',
    serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
    cartId: cart.id,
    zipCode,
    state,
    ratePercent: basisPoints / 100,
    totalTax: price.taxCents / 100,
    lines: cart.lines.map((line, index) => ({
      lineId: line.lineId,
      mtn: shownMtn(line),
      tax: (shares[index] ?? 0) / 100,
    })),
  }
}
