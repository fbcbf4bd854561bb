import { isAccountFeature } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { processStepAnswer, shownMtn } from '../domain/process-step/process-step'
import { cartWithLines, keepCart } from '../domain/cart/cart-access'
import { changeAccountFeature } from './features/change-account-feature'
import { changeLineFeature } from './features/change-line-feature'
import { requireFeature, type FeatureChange, type FeatureRequest } from './features/requested-feature'

const changeFeature =
  (draft: WorldDraft) =>
  (before: FeatureChange, request: FeatureRequest): FeatureChange => {
    const model = requireFeature(request)
    const requested = { request, model }
    const { cart, spos } = isAccountFeature(model)
      ? changeAccountFeature(draft, before.cart, requested)
      : changeLineFeature(before.cart, requested)
    return { cart, spos: [...before.spos, ...spos] }
  }

const sposByLine = ({ cart, spos }: FeatureChange) => ({
  cartId: cart.id,
  lines: cart.lines.map((line) => ({
    mtn: shownMtn(line),
    spos: spos.filter(({ lineId }) => lineId === line.lineId).map(({ id, success }) => ({ id, success })),
  })),
})

/** Adds or removes features of the account and of lines, and answers by line whether each request succeeded. */
export const addFeatures: CarrierOperation<'cart.addFeatures'> = ({ draft, body, ...caller }) => {
  const cart = cartWithLines(draft, caller, body.cartInfo.cartId)
  const unchanged: FeatureChange = { cart, spos: [] }
  const changed = body.data.accountFeatures.reduce(changeFeature(draft), unchanged)
  const kept = keepCart(draft, changed.cart)
  return { ...processStepAnswer(draft, kept), ...success, cartInfo: sposByLine({ ...changed, cart: kept }) }
}
