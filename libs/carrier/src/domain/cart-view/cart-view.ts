import { featureModels, findFeature, type FeatureFamily } from '@soe/catalogue'
import type { CartView } from '@soe/contracts'
import type { CartState, SessionState, WorldDraft } from '@soe/world'
import { accountStateOf } from '../account/account'
import type { Reader } from '../../operation/caller'
import { cartItemCount } from '../lines/cart-lines'
import { priceCartState } from '../pricing/cart-pricing'
import { shortagesOf } from '../stock/shortages'
import { readinessOf } from './cart-readiness'
import { viewLineDetails } from './line-details-view'
import { viewOrder } from './order-view'

/** Whether a postpaid cart can take a home feature that neither it nor the account has. */
const mayAdd = (draft: WorldDraft, { owner, accountFeatures = [], lob }: CartState, family: FeatureFamily): boolean => {
  const { homeFeatureIds = [] } = accountStateOf(draft, owner)
  const taken = new Set([...homeFeatureIds, ...accountFeatures.map(({ id }) => id)])
  const isTaken = [...taken].some((id) => findFeature(id)?.family === family)
  return lob === 'postpaid' && !isTaken && featureModels.some((model) => model.family === family)
}

const viewCartHeader = (draft: WorldDraft, cart: CartState, session: SessionState): CartView['cartHeader'] => ({
  fullAccountNumber: session.accountNumber ?? '',
  cartCreator: cart.creator ?? session.audience,
  isVzPhEligible: mayAdd(draft, cart, 'VZPROTECT_HOME'),
  isVzHdaEligible: mayAdd(draft, cart, 'HOME_ADVISOR'),
  ...(cart.guestChoice && cart.owner.startsWith('session:') && { guestChoice: cart.guestChoice }),
})

export const viewCart = (
  draft: WorldDraft,
  cart: CartState,
  { session, language }: Pick<Reader, 'session' | 'language'>,
): CartView => {
  const priced = { ...priceCartState(cart, draft, language), shortages: shortagesOf(draft, cart) }
  return {
    cartId: cart.id,
    caseId: cart.caseId,
    cartInfo: {
      intendType: cart.intent,
      ...(cart.captchaResponse && { gRecaptchaResponse: cart.captchaResponse }),
    },
    itemCount: cartItemCount(cart),
    lineDetails: viewLineDetails(draft, cart, priced, language),
    orderDetails: viewOrder(draft, cart, priced, language),
    cartHeader: viewCartHeader(draft, cart, session),
    ...readinessOf(draft, cart, session, priced),
    customerType: session.loggedIn ? 'E' : 'N',
    intendType: cart.intent,
    safeTechSessionId: cart.caseId,
    featureFlags: { ...draft.header.featureFlags },
  }
}
