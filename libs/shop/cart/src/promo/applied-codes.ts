import type { CartView, CouponType } from '@soe/contracts'

export type Removal = 'barcode' | 'prepaid'

export interface AppliedCode {
  code: string
  /** What it is called: the code of a vendor is the vendor's, and no shopper has seen it. */
  title: string
  displayName?: string
  isValid: boolean
  /** It would lower something that is not in the cart. */
  isIdle: boolean
  /** How it leaves the cart; a discount that belongs to the shopper stays, for the reason of its kind. */
  removal?: Removal
  stays?: Exclude<CouponType, Removal>
}

const leaving = (couponType: CouponType): Pick<AppliedCode, 'removal' | 'stays'> =>
  couponType === 'barcode' || couponType === 'prepaid' ? { removal: couponType } : { stays: couponType }

/** The codes on the cart, those that no longer count included; a referral lowers nothing by itself. */
export const appliedCodes = ({ lineDetails, orderDetails }: CartView): AppliedCode[] => {
  const lowering = orderDetails.totals.todayRows.flatMap(({ code, name }) => (code === 'promo-discount' ? name : []))
  return lineDetails.couponDetails.map(({ couponCode: code, couponValid: isValid, displayName, couponType }) => ({
    code,
    isValid,
    isIdle: couponType !== 'raf' && !lowering.includes(displayName),
    ...(couponType === 'vendor' ? { title: displayName } : { title: code, displayName }),
    ...leaving(couponType),
  }))
}
