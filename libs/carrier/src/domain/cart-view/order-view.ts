import type { CartView, Language } from '@soe/contracts'
import type { CartState, WorldDraft } from '@soe/world'
import { accountStateOf } from '../account/account'
import { featureView } from '../lines/line-features'
import { isBrought } from '../lines/line-kind'
import type { PricedCart } from '../pricing/priced-cart'
import { flowTypeOf } from '../cart/cart-validation'

type OrderDetails = CartView['orderDetails']

/** A shopper's own device is not shipped. */
const orderListOf = ({ lines }: CartState) =>
  lines.flatMap(({ lineId, device, accessories, activity }) => [
    ...(device && !isBrought({ activity }) ? [{ lineId, itemCode: device.skuId, quantity: 1 }] : []),
    ...accessories.map(({ skuId, qty }) => ({ lineId, itemCode: skuId, quantity: qty })),
  ])

/** Only a postpaid account in good standing may finance accessories. */
const mayFinance = (draft: WorldDraft, { owner, lob }: CartState): boolean => {
  const { creditStatus, pastDueCents } = accountStateOf(draft, owner)
  return owner.startsWith('account:') && lob === 'postpaid' && creditStatus === 'AP' && pastDueCents === 0
}

const bundleOf = ({ bundle }: PricedCart['price']) => ({
  eligibleQuantity: bundle.eligibleUnits,
  discountPercent: bundle.rate,
  discountAmount: bundle.discountCents / 100,
})

const discountsOf = ({ price, promotions }: PricedCart, language: Language) => {
  const barcodes = promotions.filter(({ kind }) => kind === 'barcode')
  return {
    barCodes: barcodes.map(({ code, promoCaseId, displayName }) => ({
      barCodeId: code,
      promoCaseId,
      displayName: displayName[language],
    })),
    cartTotalDiscounts: {
      barCodeOfferAppliedOnOrder: barcodes.length > 0,
      discountAmount: price.orderDiscountCents / 100,
      promoCodes: promotions.map(({ code }) => code),
    },
  }
}

export const viewOrder = (draft: WorldDraft, cart: CartState, priced: PricedCart, language: Language): OrderDetails => {
  const { lines, accountFeatures = [] } = cart
  return {
    orderType: lines.length > 0 && lines.every(({ activity }) => activity === 'ACC') ? 'IS' : 'DV',
    flowType: flowTypeOf(cart, accountStateOf(draft, cart.owner)),
    totals: priced.totals,
    bundle: bundleOf(priced.price),
    ...discountsOf(priced, language),
    orderList: orderListOf(cart),
    accessoryFinancingOfferInfo: { customerEligible: mayFinance(draft, cart) },
    accountFeatures: accountFeatures.flatMap(featureView),
  }
}
