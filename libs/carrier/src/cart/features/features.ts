import type { AnswerOf, BodyOf } from '@soe/contracts'
import { accountStateOf } from '../../account/account'
import type { Caller } from '../../account/caller'
import { existingCart, keepCart } from '../access/cart-access'
import { findFeature, isAccountFeature, type FeatureModel } from '@soe/catalogue'
import { type WorldDraft, ServiceFault, type CartLineState, type CartState, type FeatureState } from '@soe/world'
import { requireLineFor } from '../access/line-access'
import { suits } from '../lines/line-features'
import { processStepAnswer, shownMtn } from '../../process-step/process-step'

type FeatureRequest = BodyOf<'cart.addFeatures'>['data']['accountFeatures'][number]
type LineId = CartLineState['lineId']

interface Asked {
  readonly request: FeatureRequest
  readonly model: FeatureModel
}

interface Outcome {
  readonly cart: CartState
  /** Whether each request came true, by line. */
  readonly spos: readonly { lineId: LineId; id: string; success: boolean }[]
}

/** One protection a line, one home feature of each family; everything else side by side. */
const replaces = (model: FeatureModel, { id }: FeatureState): boolean =>
  id === model.id || (model.family !== 'LINE_FEATURE' && findFeature(id)?.family === model.family)

/** A line takes a feature by the piece, the account takes one. */
const taken = ({ model, request }: Asked): FeatureState => ({
  id: model.id,
  quantity: isAccountFeature(model) ? 1 : request.quantity,
})

const changed = (features: readonly FeatureState[] = [], asked: Asked): FeatureState[] =>
  asked.request.actionIndicator === 'D'
    ? features.filter(({ id }) => id !== asked.model.id)
    : [...features.filter((kept) => !replaces(asked.model, kept)), taken(asked)]

const has = (features: readonly FeatureState[] = [], { model }: Asked): boolean =>
  features.some(({ id }) => id === model.id)

const namedLines = (cart: CartState, { mtns }: FeatureRequest): CartLineState[] | undefined =>
  mtns && mtns.length > 0 ? mtns.map((mtn) => requireLineFor(cart, mtn)) : undefined

const isAllowed = (draft: WorldDraft, cart: CartState, { model, request }: Asked): boolean =>
  request.actionIndicator === 'D'
    ? has(cart.accountFeatures, { model, request })
    : !accountStateOf(draft, cart.owner).homeFeatureIds?.includes(model.id)

const changeAccountFeature = (draft: WorldDraft, cart: CartState, asked: Asked): Outcome => {
  const success = isAllowed(draft, cart, asked)
  const lines = namedLines(cart, asked.request) ?? cart.lines
  return {
    cart: success ? { ...cart, accountFeatures: changed(cart.accountFeatures, asked) } : cart,
    spos: lines.map(({ lineId }) => ({ lineId, id: asked.request.id, success })),
  }
}

const notEligible = (field: string) => new ServiceFault('1079', [{ field }])

/** The lines that are meant: named ones must suit, without names all that do. */
const linesFor = (cart: CartState, { model, request }: Asked): CartLineState[] => {
  const named = namedLines(cart, request)
  if (request.actionIndicator === 'D')
    return named ?? cart.lines.filter(({ features }) => has(features, { model, request }))
  const misfit = named?.find((line) => !suits(line, model))
  if (misfit) throw notEligible(misfit.lineId)
  const suited = named ?? cart.lines.filter((line) => suits(line, model))
  if (suited.length === 0) throw notEligible('lines')
  return suited
}

const changeLine = ({ lostProtection, ...line }: CartLineState, asked: Asked): CartLineState => ({
  ...line,
  ...(lostProtection && asked.model.family !== 'DEVICE_PROTECTION' && { lostProtection }),
  features: changed(line.features, asked),
})

const changeLineFeature = (cart: CartState, asked: Asked): Outcome => {
  const meant = linesFor(cart, asked)
  return {
    cart: { ...cart, lines: cart.lines.map((line) => (meant.includes(line) ? changeLine(line, asked) : line)) },
    spos: meant.map(({ lineId, features }) => ({
      lineId,
      id: asked.request.id,
      success: asked.request.actionIndicator === 'A' || has(features, asked),
    })),
  }
}

const requireModel = ({ id, type }: FeatureRequest): FeatureModel => {
  const model = findFeature(id)
  if (!model) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'accountFeatures.id' }])
  if (type !== undefined && type !== model.featureType)
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'accountFeatures.type' }])
  return model
}

const changeFeature =
  (draft: WorldDraft) =>
  (before: Outcome, request: FeatureRequest): Outcome => {
    const model = requireModel(request)
    const asked = { request, model }
    const { cart, spos } = isAccountFeature(model)
      ? changeAccountFeature(draft, before.cart, asked)
      : changeLineFeature(before.cart, asked)
    return { cart, spos: [...before.spos, ...spos] }
  }

const sposOf = ({ cart, spos }: Outcome) => ({
  cartId: cart.id,
  lines: cart.lines.map((line) => ({
    mtn: shownMtn(line),
    spos: spos.filter(({ lineId }) => lineId === line.lineId).map(({ id, success }) => ({ id, success })),
  })),
})

/** Adds features to the account and to lines, or takes them away; says for each line what came of it. */
export const addFeatures = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, data }: BodyOf<'cart.addFeatures'>,
): AnswerOf<'cart.addFeatures'> => {
  const cart = existingCart(draft, caller, cartInfo.cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  const outcome = data.accountFeatures.reduce(changeFeature(draft), { cart, spos: [] } as Outcome)
  const kept = keepCart(draft, outcome.cart)
  return { ...processStepAnswer(draft, kept), cartInfo: sposOf({ ...outcome, cart: kept }) }
}
