import { featureModels, findFeature } from '@soe/catalogue'
import type { AmountRow, CartView, CheckoutDetails, DollarType, Shipment } from '@soe/contracts'
import { creditSuppressingCode, defaultZipCode, scanAndGoFlow } from '@soe/rules'
import type { AccountState, CartLineState, CartState, DeliveryState } from '@soe/world'
import { accountOf } from '../domain/account/identity'
import { agreementIds } from '../domain/checkout/agreements'
import { dollarTypes } from '../domain/payment/payment-parts'
import { restoredLine, restoredTradeIn } from './restored-line'

type Details = Omit<CheckoutDetails, 'statusCode' | 'serviceHeader'>

/** Steps that nothing but the cart's memory of them ends. */
const rememberedSteps = ['AccessoryInterestial', 'DeviceConfigurator', 'OfferInterstitial', 'DPP_SUMMARY']

/** The carrier asks for the remembered steps that are not done, the accessories once nothing else is missing. */
const completedStepsOf = ({ pendingSteps, screenInfo }: CartView): string[] => {
  const open = new Set([...pendingSteps.sortedSteps.map(({ step }) => step), screenInfo.processStep])
  const isAccessoryStepDue = pendingSteps.sortedSteps.length === 0
  return rememberedSteps.filter((step) => !open.has(step) && (step !== 'AccessoryInterestial' || isAccessoryStepDue))
}

const deliveryOf = ({ selectedOptionCode, storeInfo, sddAvailableWindows }: Shipment): DeliveryState => {
  const window = sddAvailableWindows.find(({ selected }) => selected)
  return {
    shippingOptionId: selectedOptionCode,
    ...(storeInfo && { locationCode: storeInfo.locationCode }),
    ...(window && { sddWindowId: window.id }),
  }
}

const withoutProtectionIn = ({ cartValidationErrors }: CartView): string[] =>
  cartValidationErrors
    .filter(({ errorCode }) => errorCode === '1079')
    .flatMap(({ fieldPath = '' }) => fieldPath.split(','))

const linesOf = ({ cart, shipmentInfo }: Details, owner: string): CartLineState[] => {
  const { lineInfo, allLines } = cart.lineDetails
  const accountLines = accountOf(owner)?.lines ?? []
  const unprotected = withoutProtectionIn(cart)
  const apart = shipmentInfo.shipTogetherPref ? [] : shipmentInfo.lineLevelShipment
  return allLines.flatMap((lineId) => {
    const view = lineInfo[lineId]
    const shipment = apart.find(({ lines }) => lines.includes(lineId))
    if (!view) return []
    return {
      ...restoredLine(view, accountLines),
      ...(shipment && { delivery: deliveryOf(shipment) }),
      ...(unprotected.includes(lineId) && { lostProtection: true as const }),
    }
  })
}

/** How many lines the cart has had: ids of new lines are counted. */
const lineCountOf = (lines: readonly CartLineState[]): number =>
  Math.max(lines.length, ...lines.map(({ lineId }) => Number(/\d+$/.exec(lineId)?.[0] ?? 0)))

const lastAddedOf = ({ lineDetails: { lastItemAddedLine } }: CartView, lines: readonly CartLineState[]) => {
  const line = lines.find(({ lineId }) => lineId === lastItemAddedLine)
  const accessory = line?.accessories.at(-1)
  return {
    ...(line && { lastAddedLineId: line.lineId }),
    ...(accessory && { lastAccessorySkuId: accessory.skuId }),
  }
}

const centsOf = (rows: readonly AmountRow[], code: AmountRow['code']): number =>
  Math.round((rows.find((row) => row.code === code)?.amount ?? 0) * 100)

/** What the totals tell of the order: the credit terms that are due with it, and where its tax is estimated for. */
const termsOf = ({ orderDetails: { totals } }: CartView): Partial<CartState> => {
  const { todayRows } = totals
  const creditTerms = {
    mandatoryDownPaymentCents: centsOf(todayRows, 'down-payment'),
    securityDepositCents: centsOf(todayRows, 'security-deposit'),
  }
  const zipCode = todayRows.find(({ code }) => code === 'tax')?.zipCode
  return {
    ...(Object.values(creditTerms).some((cents) => cents > 0) && { creditTerms }),
    ...(zipCode !== undefined && zipCode !== defaultZipCode && { zipCode }),
  }
}

const donationOf = ({ lineDetails: { lineInfo } }: CartView): Pick<CartState, 'donation'> => {
  const given = Object.values(lineInfo).find(({ donationInfo }) => donationInfo)?.donationInfo
  if (!given) return {}
  const { roundUpDonation, donationMatch, donationAmount, ...donation } = given
  const amountCents = Math.round(donationAmount * 100)
  return { donation: { ...donation, amountCents, isRoundUp: roundUpDonation, isMatched: donationMatch } }
}

const orderOf = (cart: CartView): Partial<CartState> => {
  const { accountFeatures = [], flowType } = cart.orderDetails
  const { gRecaptchaResponse } = cart.cartInfo
  return {
    ...(accountFeatures.length > 0 && {
      accountFeatures: accountFeatures.map(({ id, quantity }) => ({ id, quantity })),
    }),
    promoCodes: cart.lineDetails.couponDetails.map(({ couponCode }) => couponCode),
    ...(flowType !== '' && flowType !== scanAndGoFlow && { flowType }),
    ...(gRecaptchaResponse !== undefined && { captchaResponse: gRecaptchaResponse }),
    ...(cart.cartHeader.guestChoice && { guestChoice: cart.cartHeader.guestChoice }),
  }
}

const isDollars = (type: string): type is DollarType => dollarTypes.some((known) => known === type)

const paymentPart = ({ cart, payment, autoPay }: Details): Partial<CartState> => {
  const dollars = cart.lineDetails.payments.map(({ paymentType }) => paymentType).filter(isDollars)
  return {
    ...(payment && { payment }),
    ...(dollars.length > 0 && { dollars }),
    ...(autoPay === false && { isWithoutAutoPay: true }),
  }
}

/** The parts of a cart that an answer of the checkout shows; undefined where the request left its lines out. */
export const restoredCart = (details: Details, owner: string): Partial<CartState> | undefined => {
  const { cart, contact, shippingAddress, shipmentInfo, customerAgreements } = details
  if (cart.lineDetails.allLines.length < cart.lineDetails.numOfLines) return undefined
  const lines = linesOf(details, owner)
  return {
    intent: cart.intendType,
    lines,
    lineCount: lineCountOf(lines),
    ...lastAddedOf(cart, lines),
    completedSteps: completedStepsOf(cart),
    tradeIns: cart.lineDetails.tradeInDetail.tradeInItems.map((item) => restoredTradeIn(item, lines)),
    ...orderOf(cart),
    ...donationOf(cart),
    ...termsOf(cart),
    ...(contact && { contact }),
    ...(shippingAddress && { shippingAddress }),
    ...deliveryOf(shipmentInfo.commonShipment),
    shipTogetherPref: shipmentInfo.shipTogetherPref,
    ...paymentPart(details),
    acceptedAgreementIds: customerAgreements.agreementCompleted ? agreementIds : [],
  }
}

/** Home features that the cart can't have although it is free to choose them are the account's already. */
const homeFeaturesOf = ({ cartHeader, orderDetails: { accountFeatures = [] } }: CartView): string[] => {
  const inCart = new Set(accountFeatures.map(({ id }) => findFeature(id)?.family))
  const owned = [
    cartHeader.isVzPhEligible === false && 'VZPROTECT_HOME',
    cartHeader.isVzHdaEligible === false && 'HOME_ADVISOR',
  ]
  return owned.flatMap((family) => {
    const model = featureModels.find((known) => known.family === family)
    return model && !inCart.has(model.family) ? [model.id] : []
  })
}

/** The standing of the customer that an answer of the checkout shows. */
export const restoredAccount = (details: Details, lob: CartState['lob']): Partial<AccountState> => {
  const { cart, paymentOptions = [] } = details
  const balance = (type: DollarType) => paymentOptions.find(({ paymentType }) => paymentType === type)?.balance
  const [carrierDollars, deviceDollars] = dollarTypes.map(balance)
  return {
    creditStatus: cart.creditIssueStatus ?? 'AP',
    creditFrozen: cart.cartValidationErrors.some(({ errorCode }) => errorCode === creditSuppressingCode),
    userAuthorized: cart.userAuthorized,
    refundExchange: cart.isRefundExchange === true,
    ...(lob === 'postpaid' && { homeFeatureIds: homeFeaturesOf(cart) }),
    ...(carrierDollars !== undefined && { carrierDollarCents: Math.round(carrierDollars * 100) }),
    ...(deviceDollars !== undefined && { deviceDollarCents: Math.round(deviceDollars * 100) }),
  }
}
