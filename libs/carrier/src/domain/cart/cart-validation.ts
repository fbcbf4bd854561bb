import { findDeviceSku, type PromotionModel } from '@soe/catalogue'
import { answerMessages, errorCatalogue, type CartView } from '@soe/contracts'
import { creditSuppressingCode, scanAndGoFlow } from '@soe/rules'
import { isBrought, isNewLine } from '../lines/line-kind'
import { barredLines } from '../account/barrier'
import { referralCodeOf } from '../account/referral'
import type { Shortages } from '../stock/shortages'
import { ServiceFault, type AccountState, type CartLineState, type CartState } from '@soe/world'

export type CartValidationError = CartView['cartValidationErrors'][number]

interface Facts {
  readonly cart: CartState
  readonly account: AccountState
  readonly isSignedIn: boolean
  /** The percentage of the bundle, and what each promotion takes off. */
  readonly price: { readonly bundle: { readonly rate: number }; readonly promos: readonly { readonly cents: number }[] }
  readonly promotions: readonly PromotionModel[]
  readonly shortages: Shortages
}

/** The cart's flow: a representative's sales flow, SCAN_AND_GO in a store, else empty. */
export const flowTypeOf = ({ flowType }: Pick<CartState, 'flowType'>, { scanAndGo }: AccountState): string =>
  flowType ?? (scanAndGo ? scanAndGoFlow : '')

const isScanAndGo = ({ cart, account }: Facts) => flowTypeOf(cart, account) === scanAndGoFlow
const devices = ({ lines }: CartState) => lines.filter(({ device }) => device)

const orderedLine = (line: CartLineState) => ({ isFinanced: (line.device?.term ?? 0) > 0, isNew: isNewLine(line) })

const withBarrier = (facts: Facts) =>
  isScanAndGo(facts) ? devices(facts.cart) : barredLines(facts.account, devices(facts.cart), orderedLine)

const isWatch = ({ device }: CartLineState) => device && findDeviceSku(device.skuId)?.model.category === 'watches'

const withoutE911Address = ({ cart, isSignedIn }: Facts) =>
  isSignedIn || cart.lob === 'prepaid' ? [] : cart.lines.filter((line) => isWatch(line) && !line.e911Address)

const withShortage = ({ cart, shortages }: Facts) =>
  cart.lines.filter((line) =>
    [isBrought(line) ? undefined : line.device, ...line.accessories].some((item) => item && shortages.has(item.skuId)),
  )

const withoutProtection = ({ cart }: Facts) => cart.lines.filter(({ lostProtection }) => lostProtection)

interface Check {
  readonly errorCode: string
  readonly errorLevel: CartValidationError['errorLevel']
  readonly errorMessage: string
  /** The lines concerned, or whether it holds for the whole cart. */
  readonly holds: (facts: Facts) => boolean | readonly CartLineState[]
}

const checks: readonly Check[] = [
  {
    errorCode: creditSuppressingCode,
    errorLevel: 'Blocker',
    errorMessage: errorCatalogue['1082'].message.en,
    holds: ({ account }) => account.creditFrozen,
  },
  {
    errorCode: '2038',
    errorLevel: 'Blocker',
    errorMessage: errorCatalogue['2038'].message.en,
    holds: withBarrier,
  },
  {
    errorCode: '2040',
    errorLevel: 'Blocker',
    errorMessage: errorCatalogue['2040'].message.en,
    holds: (facts) => isScanAndGo(facts) && facts.cart.isPaymentRefused === true,
  },
  {
    errorCode: 'OUT_OF_STOCK',
    errorLevel: 'Blocker',
    errorMessage: errorCatalogue.OUT_OF_STOCK.message.en,
    holds: withShortage,
  },
  {
    errorCode: '2040',
    errorLevel: 'WarningNotification',
    errorMessage: errorCatalogue['2040'].message.en,
    holds: (facts) => isScanAndGo(facts) && facts.cart.payment?.paymentType === 'account',
  },
  {
    errorCode: '1098',
    errorLevel: 'WarningNotification',
    errorMessage: errorCatalogue['1098'].message.en,
    holds: withoutE911Address,
  },
  {
    errorCode: '1079',
    errorLevel: 'WarningNotification',
    errorMessage: errorCatalogue['1079'].message.en,
    holds: withoutProtection,
  },
  {
    errorCode: 'BUNDLE_DISCOUNT',
    errorLevel: 'RewardNotification',
    errorMessage: answerMessages.BUNDLE_DISCOUNT.en,
    holds: ({ price }) => price.bundle.rate > 0,
  },
  {
    errorCode: 'REFERRAL_REWARD',
    errorLevel: 'RewardNotification',
    errorMessage: answerMessages.REFERRAL_REWARD.en,
    // It is paid once the line is active.
    holds: ({ promotions, cart }) =>
      promotions.some(({ kind, code }) => kind === 'raf' && code !== referralCodeOf(cart.owner)) &&
      cart.lines.some(isNewLine),
  },
  {
    errorCode: 'PROMO_APPLIED',
    errorLevel: 'CheckMarkNotification',
    errorMessage: answerMessages.PROMO_APPLIED.en,
    holds: ({ price }) => price.promos.some(({ cents }) => cents > 0),
  },
  {
    errorCode: 'OFFER_ACCEPTED',
    errorLevel: 'CheckMarkNotification',
    errorMessage: answerMessages.OFFER_ACCEPTED.en,
    holds: ({ account, cart }) => (account.acceptedOffers ?? []).length > 0 && cart.lines.length > 0,
  },
]

const lineIds = (found: readonly CartLineState[]) => ({ fieldPath: found.map(({ lineId }) => lineId).join(',') })

/** The validation errors of a cart: blockers, warnings and notifications. */
export const cartValidationErrors = (facts: Facts): CartValidationError[] =>
  checks.flatMap(({ holds, ...error }) => {
    const found = holds(facts)
    if (typeof found === 'boolean') return found ? [error] : []
    return found.length > 0 ? [{ ...error, ...lineIds(found) }] : []
  })

const blocking = ['1082', '2038', '2040'] as const

/** Throws if the cart's first blocker is one of the codes. */
export const assertNoBlocker = (facts: Facts, codes: readonly (typeof blocking)[number][] = blocking) => {
  const [found] = cartValidationErrors(facts).filter(({ errorLevel }) => errorLevel === 'Blocker')
  const code = codes.find((candidate) => candidate === found?.errorCode)
  if (code) throw new ServiceFault(code, found?.fieldPath === undefined ? [] : [{ field: found.fieldPath }])
}
