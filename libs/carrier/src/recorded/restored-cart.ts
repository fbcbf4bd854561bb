import { findTradeInModel } from '@soe/catalogue'
import {
  audiences,
  type AmountRow,
  type CartLine,
  type CartView,
  type CheckoutDetails,
  type DollarType,
  type Shipment,
  type TradeInItem,
} from '@soe/contracts'
import { creditSuppressingCode, defaultZipCode, maskNumber, scanAndGoFlow } from '@soe/rules'
import type {
  AccountState,
  CartLineState,
  CartState,
  DeliveryState,
  FeatureState,
  NumberState,
  TradeInState,
} from '@soe/world'
import { accountOf } from '../domain/account/identity'
import { agreementIds } from '../domain/checkout/agreements'
import { dollarTypes } from '../domain/payment/payment-parts'
import { conditionPercent } from '../domain/trade-in/trade-in-items'
import type { AccountLine } from '../personas/personas'

/** Answers mask the numbers of an account. */
const numberOf = (
  { mobileNumber = '', numberChoice, numberLabel, mtnDetails }: CartLine,
  accountLines: readonly AccountLine[],
): NumberState | undefined =>
  numberChoice && {
    choice: numberChoice,
    mtn: accountLines.find(({ mtn }) => maskNumber(mtn) === mobileNumber)?.mtn ?? mobileNumber,
    ...(mtnDetails?.carrier && { carrier: mtnDetails.carrier }),
    ...(numberLabel !== undefined && { label: numberLabel }),
  }

const deviceOf = ({ deviceItem, serviceInfo }: CartLine): CartLineState['device'] =>
  deviceItem && {
    skuId: deviceItem.skuId,
    productId: deviceItem.productId,
    term: deviceItem.term,
    ...(deviceItem.isStorageKnown === false && { isStorageKnown: false }),
    ...(serviceInfo.sbdOffer !== undefined && { loanOfferId: serviceInfo.sbdOffer }),
  }

const featuresOf = ({ protection, features }: CartLine): FeatureState[] => [
  ...(protection ? [{ id: protection.id, quantity: 1 }] : []),
  ...(features ?? []).map(({ id, quantity }) => ({ id, quantity })),
]

const simOf = ({ simItem }: CartLine): Pick<CartLineState, 'sim'> => {
  if (!simItem) return {}
  const { description: _, ...sim } = simItem
  return { sim }
}

/** The state of a line, as an answer shows it. */
export const restoredLine = (view: CartLine, accountLines: readonly AccountLine[]): CartLineState => {
  const [device, number, features] = [deviceOf(view), numberOf(view, accountLines), featuresOf(view)]
  return {
    lineId: view.lineId,
    sequence: view.multiLineSeqNumber,
    activity: view.lineActivityType,
    ...(device && { device }),
    ...(view.plan && { planId: view.plan.planId }),
    ...(number && { number }),
    accessories: view.accessories.map(({ itemCode, productId, qty }) => ({ skuId: itemCode, productId, qty })),
    ...(view.isTradeInIntentSelected && { isTradeInIntended: true }),
    ...(features.length > 0 && { features }),
    ...simOf(view),
    ...(view.serviceInfo.e911Address && { e911Address: view.serviceInfo.e911Address }),
    ...(view.secondNumber?.isSecondNumber && { isSecondNumber: true }),
  }
}

/** A broken device is credited with nothing, so its full value comes from the catalogue. */
const fullValueCents = ({ deviceBrand, deviceModel, condition = 'good', tradeInValue }: TradeInItem): number => {
  const percent = conditionPercent[condition]
  if (percent === 0) return findTradeInModel(deviceBrand, deviceModel)?.valueCents ?? 0
  return Math.round((tradeInValue * 100 * 100) / percent)
}

/** The state of a trade-in, as an answer shows it. */
const restoredTradeIn = (item: TradeInItem, lines: readonly CartLineState[]): TradeInState => {
  const { lineSeqNum, tradeInValue: _value, promotion: _promotion, creditTotal: _total, ...device } = item
  const line = lines.find(({ sequence }) => sequence === lineSeqNum)
  return { ...device, fullValueCents: fullValueCents(item), ...(line && { lineId: line.lineId }) }
}

type Details = Omit<CheckoutDetails, 'statusCode' | 'serviceHeader'>

/** Steps that are over only because the cart remembers them. */
const rememberedSteps = ['AccessoryInterestial', 'DeviceConfigurator', 'OfferInterstitial', 'DPP_SUMMARY']

/** Of these, the carrier asks for the ones that are not over; for accessories only once nothing else is missing. */
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

/** How many lines the cart has had, by the highest number in the ids of new lines. */
const lineCountOf = (lines: readonly CartLineState[]): number =>
  Math.max(lines.length, ...lines.map(({ lineId }) => Number(/^newLine(\d+)$/.exec(lineId)?.[1] ?? 0)))

const centsOf = (rows: readonly AmountRow[], code: AmountRow['code']): number =>
  Math.round((rows.find((row) => row.code === code)?.amount ?? 0) * 100)

/** The credit terms and the ZIP code of the tax estimate, from the totals. */
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
  return {
    ...(accountFeatures.length > 0 && {
      accountFeatures: accountFeatures.map(({ id, quantity }) => ({ id, quantity })),
    }),
    promoCodes: cart.lineDetails.couponDetails.map(({ couponCode }) => couponCode),
    ...(flowType !== '' && flowType !== scanAndGoFlow && { flowType }),
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

/** The cart's state, as the checkout shows it; undefined where the request left its lines out. */
export const restoredCart = (details: Details, owner: string): Partial<CartState> | undefined => {
  const { cart, contact, shippingAddress, shipmentInfo, customerAgreements } = details
  const { allLines, numOfLines, lastItemAddedLine } = cart.lineDetails
  if (allLines.length < numOfLines) return undefined
  const lines = linesOf(details, owner)
  const creator = audiences.find((audience) => audience === cart.cartHeader.cartCreator)
  return {
    intent: cart.intendType,
    ...(creator && { creator }),
    lines,
    lineCount: lineCountOf(lines),
    ...(lastItemAddedLine !== undefined && { lastAddedLineId: lastItemAddedLine }),
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

/** The account's state, as the checkout shows it. */
export const restoredAccount = ({ cart, paymentOptions = [] }: Details): Partial<AccountState> => {
  const balance = (type: DollarType) => paymentOptions.find(({ paymentType }) => paymentType === type)?.balance
  const [carrierDollars, deviceDollars] = dollarTypes.map(balance)
  return {
    creditStatus: cart.creditIssueStatus ?? 'AP',
    creditFrozen: cart.cartValidationErrors.some(({ errorCode }) => errorCode === creditSuppressingCode),
    userAuthorized: cart.userAuthorized,
    refundExchange: cart.isRefundExchange === true,
    ...(carrierDollars !== undefined && { carrierDollarCents: Math.round(carrierDollars * 100) }),
    ...(deviceDollars !== undefined && { deviceDollarCents: Math.round(deviceDollars * 100) }),
  }
}
