import type { BodyOf, Product } from '@soe/contracts'
import { findDeviceSku } from '@soe/catalogue'
import { recommendedAccessories, smartRingFlag, smartRings } from '@soe/rules'
import type { WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { callerStore } from '../../catalogue/stock/caller-store'
import { withLocalInventory } from '../../catalogue/stock/local-inventory'
import { viewTiles } from '../../catalogue/views/view-tiles'
import { canBeOrdered, cartDevices } from './offered-devices'
import { varyAccessories } from './vary-accessories'
import { withCartQuantity } from './with-cart-quantity'

type AccessoryRequest = Extract<BodyOf<'recommendations.pdm'>, { source: 'accessory' }>

/** The device of the sorId, else the devices in the caller's cart. */
const targetDevices = (draft: WorldDraft, caller: Caller, sorId: string | undefined): string[] => {
  const named = sorId === undefined ? undefined : findDeviceSku(sorId.toLowerCase())
  return named ? [named.model.productId] : cartDevices(draft, caller)
}

/** L is the store's own stock. */
const isPickedUp = ({ ispuFlow, depletionType }: AccessoryRequest) => ispuFlow === true || depletionType === 'L'

/** Smart rings are offered on the interstitial, while their flag is on. */
const isOffered = (draft: WorldDraft, { pageContext }: AccessoryRequest) => {
  const hasRings = pageContext === 'InterstitialPage' && draft.header.featureFlags[smartRingFlag] === true
  return ({ categoryType }: Product) => hasRings || categoryType !== smartRings
}

/** Accessories that can be ordered; for a pickup, those that the caller's store has. */
const availableAccessories = (draft: WorldDraft, caller: Caller, request: AccessoryRequest): Product[] => {
  const available = viewTiles(draft, caller, 'accessories').filter(canBeOrdered).filter(isOffered(draft, request))
  if (!isPickedUp(request)) return available
  const local = withLocalInventory(draft, callerStore(draft, caller, request))
  return available
    .map((product): Product => ({ ...product, childSkus: product.childSkus.map(local) }))
    .filter(({ childSkus }) => childSkus.some(({ inventoryDetails }) => inventoryDetails.localInventory.isInStock))
}

/** The accessories to recommend, at most `propositionCount`. */
export const offeredAccessories = (draft: WorldDraft, caller: Caller, request: AccessoryRequest): Product[] => {
  const devices = targetDevices(draft, caller, request.sorId)
  const count = Math.min(request.propositionCount, recommendedAccessories.propositionCount)
  return varyAccessories(availableAccessories(draft, caller, request), devices)
    .slice(0, count)
    .map(withCartQuantity(draft, caller))
}
