import type { CartLine, CartView } from '@soe/contracts'
import { accountStateOf } from '../../account/account'
import type { PricedCart } from '../pricing/cart-pricing'
import { accessoryModels, type FeatureFamily, featureModels, findFeature, findProduct } from '@soe/catalogue'
import { contactOf, shippingAddressOf } from '../../checkout/delivery/delivery'
import { donationView } from './donation-view'
import type { WorldDraft, CartLineState, CartState, FeatureState } from '@soe/world'
import { featureView, isProtection } from '../lines/line-features'
import { isBrought } from '../lines/line-kind'
import { shownMtn } from '../../process-step/process-step'
import { takenTradeIns } from '../../trade-in/items/trade-in-items'

const protectionOf = (features: readonly FeatureState[]): Pick<CartLine, 'protection' | 'visFeatures'> => {
  const [protection] = features.filter(isProtection).flatMap(featureView)
  if (!protection) return {}
  const { id, displayName, monthlyPrice } = protection
  return {
    protection: { id, displayName, monthlyPrice },
    visFeatures: { protection: { id, indicator: 'A', declined: false } },
  }
}

/** A number's first three digits, and whom it comes from. */
const mtnDetails = ({ number }: CartLineState) =>
  number && { areaCode: number.mtn.slice(0, 3), ...(number.carrier && { carrier: number.carrier }) }

const simDescriptions = { ESIM: 'eSIM', PSIM: 'Physical SIM' } as const

const simItem = ({ sim }: CartLineState) => sim && { ...sim, description: simDescriptions[sim.simType] }

/** What a line has only sometimes: features, a SIM of its own, a second number. */
export const lineExtras = (line: CartLineState) => {
  const { features = [], isSecondNumber } = line
  const mtn = mtnDetails(line)
  const sim = simItem(line)
  return {
    ...protectionOf(features),
    ...(features.length > 0 && {
      features: features.filter((feature) => !isProtection(feature)).flatMap(featureView),
    }),
    ...(mtn && { mtnDetails: mtn }),
    ...(sim && { simItem: sim }),
    ...(isSecondNumber && { secondNumber: { isSecondNumber } }),
  }
}

/** What goes with the device of the line and with no other. */
const madeFor = ({ device }: CartLineState): string[] =>
  accessoryModels
    .filter(({ compatibleWith }) => device && compatibleWith?.includes(device.productId))
    .flatMap(({ productId }) => findProduct(productId)?.defaultSKU ?? [])

/** The bundle of the order, on the lines whose accessories make it. */
const bundleOf = ({ lineId, accessories }: CartLineState, { price: { bundle } }: PricedCart) => {
  if (!accessories.some(({ skuId }) => (bundle.discountByItem.get(`${lineId}/${skuId}`) ?? 0) > 0)) return undefined
  const id = `ACCESSORY-BUNDLE-${bundle.rate}`
  return { bundleAccessoryInfo: { bundleProductId: id }, bundleAccessorySku: id }
}

/** What earns the line a promotion: a trade-in first, else accessories that make a bundle. */
const promoTypeOf = (cart: CartState, { lineId }: CartLineState, hasBundle: boolean): CartLine['promoType'] => {
  if (takenTradeIns(cart).some((item) => item.lineId === lineId)) return 'TRADEIN_PROMO'
  return hasBundle ? 'Accessory-Bonus-Offer' : undefined
}

const serviceInfoOf = (cart: CartState, line: CartLineState): CartLine['serviceInfo'] => {
  const contact = contactOf(cart)
  const { e911Address, device } = line
  return {
    mtn: shownMtn(line),
    ...(e911Address && { e911Address: { ...e911Address } }),
    ...(contact && {
      serviceAddress: { ...contact.serviceAddress },
      primaryUserInfo: { firstName: contact.firstName, lastName: contact.lastName },
    }),
    ...(device?.loanOfferId && { sbdOffer: device.loanOfferId }),
  }
}

/** Whom a line serves, where its device goes, and what promotion it earns. */
export const lineOwner = (cart: CartState, line: CartLineState, priced: PricedCart) => {
  const bundle = bundleOf(line, priced)
  const promoType = promoTypeOf(cart, line, bundle !== undefined)
  const accessoryRecommendations = madeFor(line)
  const shippingAddress = line.device && !isBrought(line) ? shippingAddressOf(cart) : undefined
  return {
    serviceInfo: serviceInfoOf(cart, line),
    ...(promoType && { promoType }),
    ...bundle,
    ...(accessoryRecommendations.length > 0 && { accessoryRecommendations }),
    ...(shippingAddress && { shippingAddress: { ...shippingAddress } }),
  } satisfies Partial<CartLine>
}

/** The order's donation, which the carrier lists with a line. */
export const donationOf = ({ donation }: CartState): Pick<CartLine, 'donationInfo'> =>
  donation ? { donationInfo: donationView(donation) } : {}

const orderListOf = ({ lines }: CartState) =>
  lines.flatMap(({ lineId, device, accessories, activity }) => [
    ...(device && !isBrought({ activity }) ? [{ lineId, itemCode: device.skuId, quantity: 1 }] : []),
    ...accessories.map(({ skuId, qty }) => ({ lineId, itemCode: skuId, quantity: qty })),
  ])

/** Accessories are paid off over time by an account in good standing. */
const mayFinance = (draft: WorldDraft, { owner, lob }: CartState): boolean => {
  const { creditStatus, pastDueCents } = accountStateOf(draft, owner)
  return owner.startsWith('account:') && lob === 'postpaid' && creditStatus === 'AP' && pastDueCents === 0
}

/** Promotions, what is sent, and the features of the account. */
export const orderExtras = (draft: WorldDraft, cart: CartState, { price, promotions }: PricedCart) => {
  const { accountFeatures = [] } = cart
  const barcodes = promotions.filter(({ kind }) => kind === 'barcode')
  return {
    barCodes: barcodes.map(({ code, promoCaseId, displayName }) => ({ barCodeId: code, promoCaseId, displayName })),
    cartTotalDiscounts: {
      barCodeOfferAppliedOnOrder: barcodes.length > 0,
      discountAmount: price.orderDiscountCents / 100,
      promoCodes: promotions.map(({ code }) => code),
    },
    orderList: orderListOf(cart),
    accessoryFinancingOfferInfo: { customerEligible: mayFinance(draft, cart) },
    accountFeatures: accountFeatures.flatMap(featureView),
  } satisfies Partial<CartView['orderDetails']>
}

const mayAdd = (draft: WorldDraft, { owner, accountFeatures = [], lob }: CartState, family: FeatureFamily): boolean => {
  const { homeFeatureIds = [] } = accountStateOf(draft, owner)
  const taken = new Set([...homeFeatureIds, ...accountFeatures.map(({ id }) => id)])
  const isTaken = [...taken].some((id) => findFeature(id)?.family === family)
  return lob === 'postpaid' && !isTaken && featureModels.some((model) => model.family === family)
}

export const headerExtras = (draft: WorldDraft, cart: CartState) => ({
  isVzPhEligible: mayAdd(draft, cart, 'VZPROTECT_HOME'),
  isVzHdaEligible: mayAdd(draft, cart, 'HOME_ADVISOR'),
  ...(cart.guestChoice && cart.owner.startsWith('session:') && { guestChoice: cart.guestChoice }),
})
