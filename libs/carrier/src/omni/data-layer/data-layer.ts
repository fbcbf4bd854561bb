import type { AnswerOf, BodyOf, DataLayerItem } from '@soe/contracts'
import { cartItemCount } from '../../cart/lines/cart-count'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { priceCartState } from '../../cart/pricing/cart-pricing'
import { findAccessorySku, findDeviceSku, findProduct } from '@soe/catalogue'
import type { WorldDraft, CartLineState, CartState } from '@soe/world'
import { flowNameOf } from '../../process-step/flow-name'
import { holdingOf, lobOf, ownerOf } from '../../account/identity'

type Asked = BodyOf<'omni.readDL'>

const dollars = (cents: number) => cents / 100

const shared = { shared: 'N', action: 'scAdd' } as const

const deviceItem = ({ lineId, activity, device }: CartLineState): DataLayerItem[] => {
  const found = device && findDeviceSku(device.skuId)
  if (!found) return []
  const { sku, model, retailCents } = found
  const { originalPrice } = sku.price.fullRetailPrice
  const instalment = sku.price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === device.term)
  return [
    {
      ...shared,
      name: model.name,
      id: sku.sorId,
      category: model.category,
      discount: Math.round((originalPrice - dollars(retailCents)) * 100) / 100,
      line: lineId,
      group: activity,
      merchCat: 'device',
      offer: model.promo ?? '',
      qty: 1,
      sku: sku.skuId,
      productId: model.productId,
      nonRecurringPrice: instalment ? 0 : dollars(retailCents),
      recurringPrice: instalment?.discountedPrice ?? 0,
      path: findProduct(model.productId)?.productURL ?? '/',
    },
  ]
}

const accessoryItems = ({ lineId, activity, accessories }: CartLineState): DataLayerItem[] =>
  accessories.flatMap(({ skuId, qty }) => {
    const found = findAccessorySku(skuId)
    if (!found) return []
    const { sku, model, retailCents, discountedCents } = found
    return [
      {
        ...shared,
        name: model.name,
        id: sku.sorId,
        category: 'accessories',
        discount: dollars((retailCents - discountedCents) * qty),
        line: lineId,
        group: activity,
        merchCat: model.category,
        offer: '',
        qty,
        sku: skuId,
        productId: model.productId,
        nonRecurringPrice: dollars(discountedCents * qty),
        recurringPrice: 0,
        path: findProduct(model.productId)?.productURL ?? '/',
      },
    ]
  })

const cartLayer = (cart: CartState | undefined, now: number): AnswerOf<'omni.readDL'>['dataLayer']['cart'] => {
  if (!cart) return { cartId: '', itemCount: 0, dueToday: 0, dueMonthly: 0, items: [] }
  const { totals } = priceCartState(cart, now)
  return {
    cartId: cart.id,
    itemCount: cartItemCount(cart),
    dueToday: totals.dueToday,
    dueMonthly: totals.dueMonthly,
    items: cart.lines.flatMap((line) => [...deviceItem(line), ...accessoryItems(line)]),
  }
}

/** What page analytics tells of the caller and the cart, as both stand now. */
export const readDataLayer = (draft: WorldDraft, caller: Caller, asked: Asked): AnswerOf<'omni.readDL'> => {
  const { session, audience } = caller
  const cart = findCart(draft, caller, asked?.cartId)
  const { wishlistId = '' } = holdingOf(draft, ownerOf(session))
  return {
    statusCode: '00',
    dataLayer: {
      visitor: {
        loginStatus: session.loggedIn ? 'logged in' : 'not logged in',
        role: session.role,
        lineOfBusiness: session.lob ?? (lobOf(audience) === 'prepaid' ? 'vzp' : 'vzw'),
      },
      page: { name: asked?.pageName ?? '', flow: asked?.flowName ?? (cart ? flowNameOf(cart, session.loggedIn) : '') },
      cart: cartLayer(cart, draft.now),
      wishListCount: draft.wishlists.get(wishlistId)?.items.length ?? 0,
    },
  }
}
