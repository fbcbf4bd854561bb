import { findOffer, findProduct, type DeviceModel } from '@soe/catalogue'
import type { DataLayerItem } from '@soe/contracts'
import type { CartLineState } from '@soe/world'
import { soldAccessory, soldDevice, type Pricing } from '../../domain/clock/sold-skus'
import type { OfferPrice } from '../../domain/offers/line-offer'

const dollars = (cents: number) => cents / 100

const shared = { shared: 'N', action: 'scAdd' } as const

const centsOff = (offers: readonly OfferPrice[], of: 'todayCents' | 'monthlyCents') =>
  offers.reduce((total, offer) => total + offer[of], 0)

/** The offer that lowers the device or its plan, or its price for everyone; none that this cart does not have. */
const offerText = ({ offer }: DeviceModel, offers: readonly OfferPrice[]): string =>
  offer &&
  (offer.on === 'price' ||
    offers.some(({ offerId, todayCents, monthlyCents }) => offerId === offer.offerId && todayCents + monthlyCents > 0))
    ? offer.text.en
    : ''

const deviceItem = (
  { lineId, activity, device }: CartLineState,
  at: Pricing,
  lineOffers: readonly OfferPrice[],
): DataLayerItem[] => {
  const found = device && soldDevice(at, device.skuId)
  if (!found) return []
  const { sku, model, retailCents } = found
  const { originalPrice } = sku.price.fullRetailPrice
  const offers = lineOffers.filter(({ on }) => on === 'device')
  const instalment = sku.price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === device.term)
  const recurringCents = Math.round((instalment?.discountedPrice ?? 0) * 100) - centsOff(offers, 'monthlyCents')
  return [
    {
      ...shared,
      name: model.name,
      id: sku.sorId,
      category: model.category,
      discount: dollars(Math.round(originalPrice * 100) - retailCents + centsOff(offers, 'todayCents')),
      line: lineId,
      group: activity,
      merchCat: 'device',
      offer: offerText(model, lineOffers),
      qty: 1,
      sku: sku.skuId,
      productId: model.productId,
      nonRecurringPrice: instalment ? 0 : dollars(retailCents - centsOff(offers, 'todayCents')),
      recurringPrice: dollars(recurringCents),
      path: findProduct(model.productId)?.productURL ?? '/',
    },
  ]
}

const accessoryItems = (
  { lineId, activity, accessories }: CartLineState,
  at: Pricing,
  lineOffers: readonly OfferPrice[],
): DataLayerItem[] =>
  accessories.flatMap(({ skuId, qty }) => {
    const found = soldAccessory(at, skuId)
    if (!found) return []
    const { sku, model, retailCents, discountedCents } = found
    const offers = lineOffers.filter(({ itemId }) => itemId === `${lineId}/${skuId}`)
    const offeredCents = centsOff(offers, 'todayCents')
    return [
      {
        ...shared,
        name: model.name.en,
        id: sku.sorId,
        category: 'accessories',
        discount: dollars((retailCents - discountedCents) * qty + offeredCents),
        line: lineId,
        group: activity,
        merchCat: model.category,
        offer: findOffer(offers[0]?.offerId ?? '')?.text.en ?? '',
        qty,
        sku: skuId,
        productId: model.productId,
        nonRecurringPrice: dollars(discountedCents * qty - offeredCents),
        recurringPrice: 0,
        path: findProduct(model.productId)?.productURL ?? '/',
      },
    ]
  })

/** The items of a line as page analytics lists them: its device, then its accessories. */
export const dataLayerItems = (
  line: CartLineState,
  at: Pricing,
  offers: readonly OfferPrice[] = [],
): DataLayerItem[] => [
  ...deviceItem(
    line,
    at,
    offers.filter(({ on }) => on !== 'accessory'),
  ),
  ...accessoryItems(line, at, offers),
]
