import type { CartView } from '@soe/contracts'
import { appliedCodes } from './applied-codes'

export interface ReplacedCode {
  readonly former: string
  readonly formerWorth: number
  readonly next: string
  readonly nextWorth: number
  /** The former code, where applying it again brings more back than it costs. */
  readonly better?: string
}

const worthIn = ({ orderDetails }: CartView, displayName: string): number => {
  const row = orderDetails.totals.todayRows.find(({ code, name }) => code === 'promo-discount' && name === displayName)
  return Math.abs(row?.amount ?? 0)
}

const couponsOf = ({ lineDetails }: CartView) => lineDetails.couponDetails

const titleOf = (cart: CartView, code: string): string =>
  appliedCodes(cart).find((applied) => applied.code === code)?.title ?? code

export const replacedCode = (before: CartView, now: CartView): ReplacedCode | undefined => {
  const isIn = (cart: CartView, code: string) => couponsOf(cart).some(({ couponCode }) => couponCode === code)
  const next = couponsOf(now).find(({ couponCode }) => !isIn(before, couponCode))
  const former = couponsOf(before).find(
    ({ couponCode, couponType }) => couponType === next?.couponType && !isIn(now, couponCode),
  )
  if (!next || !former || next.couponType === 'barcode') return undefined
  const formerWorth = worthIn(before, former.displayName)
  const nextWorth = worthIn(now, next.displayName)
  const isBetter = formerWorth > nextWorth && former.couponType !== 'vendor'
  return {
    former: titleOf(before, former.couponCode),
    formerWorth,
    next: titleOf(now, next.couponCode),
    nextWorth,
    ...(isBetter && { better: former.couponCode }),
  }
}
