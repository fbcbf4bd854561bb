import type { Product } from '@soe/contracts'
import { defaultQuantity, type LineIntent } from '@soe/rules'
import { accessoryItem, useAddAccessory, useAddDevice } from '@soe/shop-basket'
import { routeWishlistAdd, useGo } from '@soe/shop-journey'
import { type Destination, useFlags, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { useSetFavorite } from './use-set-favorite'
import type { Variant } from './variant'
import { wishlistTexts } from './wishlist-texts'

export type DeviceIntent = Extract<LineIntent, 'EUP' | 'AAL'>

const pageId = 'WISHLIST'
const cartInfo = { pageId }

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

export const useAddFavoriteDevice = (product: Product, variant: Variant) => {
  const go = useGo()
  const flags = useFlags()
  const leaveWishlist = useLeaveWishlist(product)
  const { sku, term } = variant
  const device = useAddDevice(sku, {
    onAdded: ({ serviceBody }, { cartInfo }) => {
      leaveWishlist(variant)
      const { processStep } = serviceBody.serviceResponse.context.contextInfo
      go(withIntent(routeWishlistAdd(processStep, flags), cartInfo.intendType as DeviceIntent))
    },
  })
  const add = (intent: DeviceIntent, options: { onSettled: () => void }) =>
    device.add({ origin: { cartInfo, purchasePath: pageId }, product, term, intent }, options)
  return { add, isAdding: device.isAdding }
}

export const useAddFavoriteAccessory = (product: Product, variant: Variant) => {
  const { notices } = useShop()
  const texts = useTexts(wishlistTexts)
  const pathOf = usePathOf()
  const leaveWishlist = useLeaveWishlist(product)
  const accessory = useAddAccessory({
    onAdded: () => {
      leaveWishlist(variant)
      notices.show({
        type: 'success',
        text: texts.addedToCart(product.productDisplayName),
        action: { label: texts.viewCart, href: pathOf('expresscart') },
      })
    },
  })
  const add = () => accessory.add({ cartInfo, item: accessoryItem(product, variant.sku, defaultQuantity) })
  return { add, isAdding: accessory.isAdding }
}
