import type { CartView } from '@soe/contracts'
import { isBarCode } from './bar-codes'

export interface AppliedCode {
  code: string
  displayName?: string | undefined
  isValid: boolean
  /** How it leaves the cart; a discount that belongs to the shopper stays. */
  removal?: 'barcode' | 'prepaid' | undefined
}

const removalOf = (code: string, isPrepaid: boolean): AppliedCode['removal'] => {
  if (isPrepaid) return 'prepaid'
  return isBarCode(code) ? 'barcode' : undefined
}

/** The codes on the cart, those that no longer count included. */
export const appliedCodes = ({ lineDetails, orderDetails }: CartView, isPrepaid: boolean): AppliedCode[] =>
  lineDetails.couponDetails.map(({ couponCode: code, couponValid }) => ({
    code,
    isValid: couponValid,
    displayName: orderDetails.barCodes?.find(({ barCodeId }) => barCodeId === code)?.displayName,
    removal: removalOf(code, isPrepaid),
  }))
