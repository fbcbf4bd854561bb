import type { CartView } from '@soe/contracts'
import { featureModels, findFeature, type FeatureFamily } from '@soe/catalogue'
import type { CartState, SessionState, WorldDraft } from '@soe/world'
import { accountStateOf } from '../../account/account'

/** Whether a postpaid cart can take a home feature that neither it nor the account has. */
const mayAdd = (draft: WorldDraft, { owner, accountFeatures = [], lob }: CartState, family: FeatureFamily): boolean => {
  const { homeFeatureIds = [] } = accountStateOf(draft, owner)
  const taken = new Set([...homeFeatureIds, ...accountFeatures.map(({ id }) => id)])
  const isTaken = [...taken].some((id) => findFeature(id)?.family === family)
  return lob === 'postpaid' && !isTaken && featureModels.some((model) => model.family === family)
}

export const viewCartHeader = (draft: WorldDraft, cart: CartState, session: SessionState): CartView['cartHeader'] => ({
  fullAccountNumber: session.accountNumber ?? '',
  cartCreator: cart.creator ?? session.audience,
  isVzPhEligible: mayAdd(draft, cart, 'VZPROTECT_HOME'),
  isVzHdaEligible: mayAdd(draft, cart, 'HOME_ADVISOR'),
  ...(cart.guestChoice && cart.owner.startsWith('session:') && { guestChoice: cart.guestChoice }),
})
