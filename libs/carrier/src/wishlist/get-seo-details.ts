import type { Language, LocalizedText } from '@soe/contracts'
import { findProduct } from '@soe/catalogue'
import type { CartState } from '@soe/world'
import { findCart } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { ownWishlist } from '../domain/wishlist/wishlist'

const nameOf = (productId: string, language: Language) =>
  findProduct(productId, language)?.productDisplayName ?? productId

const savedText = (count: number): LocalizedText => ({
  en: `${count} ${count === 1 ? 'product' : 'products'} saved at Halyard`,
  es: `${count} ${count === 1 ? 'producto guardado' : 'productos guardados'} en Halyard`,
})

const productsIn = (cart: CartState | undefined) =>
  (cart?.lines ?? []).flatMap(({ device, accessories }) => [...(device ? [device] : []), ...accessories])

/** Texts of the wishlist page for search engines; saved products come before those in the cart. */
export const getSeoDetails: CarrierOperation<'wishlist.getSeoDetails'> = ({ draft, body, ...caller }) => {
  const saved = ownWishlist(draft, caller)?.items ?? []
  const products = [...saved, ...productsIn(findCart(draft, caller, body.cartId))]
  return {
    statusCode: '00',
    seo: {
      title: 'Wishlist',
      description: savedText(saved.length)[caller.language],
      canonicalUrl: '/sales/digital/Favorites.html',
      keywords: [...new Set(products.map(({ productId }) => nameOf(productId, caller.language)))],
      robots: 'noindex',
    },
  }
}
