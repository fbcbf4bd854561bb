import type { Product } from '@soe/contracts'
import {
  accessoryFlowName,
  buildPagePath,
  contractTerm,
  defaultLine,
  routeWishlistAdd,
  stockState,
  type Destination,
} from '@soe/rules'
import { useChange, useFlags, useGo, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { useSetFavorite } from './use-set-favorite'
import type { Variant } from './variant'
import { wishlistTexts } from './wishlist-texts'

/** Upgrade a line, or add one. */
export type DeviceIntent = 'EUP' | 'AAL'

/** How cart calls name the client. */
const clientAppName = 'SOE'

const stale = ['checkout.getCheckoutDetails'] as const

/** A saved product leaves the wishlist for the cart where removeAccyFromWishlistFFlag is on. */
const useLeaveWishlist = ({ productId, productDisplayName: name }: Product) => {
  const { removeAccyFromWishlistFFlag } = useFlags()
  const { mutate } = useSetFavorite({ quiet: true })
  return ({ sku }: Variant) => {
    if (removeAccyFromWishlistFFlag) mutate({ productId, sorId: sku.sorId, name, saved: false })
  }
}

const withIntent = (to: Destination, intent: DeviceIntent): Destination =>
  to.page === 'mdnselection' ? { ...to, query: { ...to.query, intent } } : to

/** Adds a saved device to the cart and goes where the answer's step leads. */
export const useAddFavoriteDevice = (product: Product, variant: Variant) => {
  const go = useGo()
  const flags = useFlags()
  const leaveWishlist = useLeaveWishlist(product)
  const { sku, term } = variant
  const { state, availableOn } = stockState(sku)
  const { mutate, isPending } = useChange('cart.addDevice', {
    stale,
    meta: state === 'pre-order' || state === 'back-order' ? { shipsLater: state } : {},
    onDone: ({ serviceBody }, { cartInfo }) => {
      leaveWishlist(variant)
      const { processStep } = serviceBody.serviceResponse.context.contextInfo
      go(withIntent(routeWishlistAdd(processStep, flags), cartInfo.intendType as DeviceIntent))
    },
  })
  const payment = sku.price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === term)
  const add = (intent: DeviceIntent, options?: { onSettled: () => void }) =>
    mutate(
      {
        cartInfo: { clientAppName, intendType: intent, pageId: 'WISHLIST' },
        data: {
          lines: [
            {
              device: {
                id: sku.skuId,
                productId: product.productId,
                dppMonths: term,
                contractTerm: contractTerm(term),
                category: product.category,
                ...(payment && { loanOfferId: payment.dpTermPrices.loanOfferDetails.loanOfferId }),
              },
              isNewLine: intent === 'AAL',
              depletionType: 'F',
              purchasePath: 'WISHLIST',
              ...(availableOn && { preBackOrderDate: availableOn }),
            },
          ],
        },
        ispuFlow: false,
      },
      options,
    )
  return { add, isPending }
}

/** Adds one of a saved accessory to the cart at once. */
export const useAddFavoriteAccessory = (product: Product, variant: Variant) => {
  const { notices } = useShop()
  const texts = useTexts(wishlistTexts)
  const { audience } = useIdentity()
  const leaveWishlist = useLeaveWishlist(product)
  const { sku } = variant
  const { mutate, isPending } = useChange('cart.addAccessories', {
    stale,
    onDone: () => {
      leaveWishlist(variant)
      notices.show({
        type: 'success',
        text: texts.addedToCart(product.productDisplayName),
        action: { label: texts.viewCart, href: buildPagePath('expresscart', { audience }) },
      })
    },
  })
  const add = () =>
    mutate({
      cartInfo: { clientAppName, intendType: accessoryFlowName(true), pageId: 'WISHLIST' },
      data: {
        depletionType: 'F',
        lines: [
          {
            mtn: defaultLine,
            addAccessories: [
              {
                id: sku.skuId,
                skuId: sku.skuId,
                accessorySkuID: sku.sorId,
                qty: 1,
                displayName: product.productDisplayName,
                imgUrl: sku.imageUrlMap.defaultImage,
                color: sku.color.displayName,
                giftCard: product.isGiftCard,
              },
            ],
          },
        ],
      },
    })
  return { add, isPending }
}
