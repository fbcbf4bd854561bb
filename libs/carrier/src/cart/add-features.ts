import { isAccountFeature } from '@soe/catalogue'
import { type WorldDraft, ServiceFault, type CartLineState, type CartState } from '@soe/world'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { processStepAnswer, shownMtn } from '../domain/process-step/process-step'
import { cartWithLines, keepCart } from '../domain/cart/cart-access'
import {
  requireFeature,
  type FeatureChange,
  type FeatureRequest,
  changedFeatures,
  hasFeature,
  namedLines,
  type RequestedFeature,
} from './features/requested-feature'
import { suits } from '../domain/lines/line-features'
import { accountStateOf } from '../domain/account/account'

/** Only a feature of the cart can be removed, and only one that the account lacks can be added. */
const isAllowed = (draft: WorldDraft, cart: CartState, requested: RequestedFeature): boolean =>
  requested.request.actionIndicator === 'D'
    ? hasFeature(cart.accountFeatures, requested)
    : !accountStateOf(draft, cart.owner).homeFeatureIds?.includes(requested.model.id)

/** Adds or removes a feature of the account, answered for the named lines or for all. */
const changeAccountFeature = (draft: WorldDraft, cart: CartState, requested: RequestedFeature): FeatureChange => {
  const success = isAllowed(draft, cart, requested)
  const lines = namedLines(cart, requested.request) ?? cart.lines
  return {
    cart: success ? { ...cart, accountFeatures: changedFeatures(cart.accountFeatures, requested) } : cart,
    spos: lines.map(({ lineId }) => ({ lineId, id: requested.request.id, success })),
  }
}

const notEligible = (field: string) => new ServiceFault('1079', [{ field }])

const linesToAddTo = (cart: CartState, { model, request }: RequestedFeature): CartLineState[] => {
  const named = namedLines(cart, request)
  const misfit = named?.find((line) => !suits(line, model))
  if (misfit) throw notEligible(misfit.lineId)
  const suited = named ?? cart.lines.filter((line) => suits(line, model))
  if (suited.length === 0) throw notEligible('lines')
  return suited
}

/** The named lines; without names, those that the feature suits or that have the one to remove. */
const linesFor = (cart: CartState, requested: RequestedFeature): CartLineState[] =>
  requested.request.actionIndicator === 'D'
    ? (namedLines(cart, requested.request) ?? cart.lines.filter(({ features }) => hasFeature(features, requested)))
    : linesToAddTo(cart, requested)

/** A new protection settles that the line has lost its own. */
const changedLine = ({ lostProtection, ...line }: CartLineState, requested: RequestedFeature): CartLineState => ({
  ...line,
  ...(lostProtection && requested.model.family !== 'DEVICE_PROTECTION' && { lostProtection }),
  features: changedFeatures(line.features, requested),
})

/** Adds or removes a feature of the named lines, or of every line that it suits. */
const changeLineFeature = (cart: CartState, requested: RequestedFeature): FeatureChange => {
  const { id, actionIndicator } = requested.request
  const meant = linesFor(cart, requested)
  return {
    cart: { ...cart, lines: cart.lines.map((line) => (meant.includes(line) ? changedLine(line, requested) : line)) },
    spos: meant.map(({ lineId, features }) => ({
      lineId,
      id,
      success: actionIndicator === 'A' || hasFeature(features, requested),
    })),
  }
}

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
