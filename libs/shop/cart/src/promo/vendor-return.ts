import { readSearch } from '@soe/rules'
import type { Environment } from '@soe/shop-platform'

type Storage = Pick<Environment, 'sessionStorage'>

const marker = 'vendorVerification'

export const markVendor = ({ sessionStorage }: Storage) => sessionStorage.setItem(marker, 'true')

export const clearVendor = ({ sessionStorage }: Storage) => sessionStorage.removeItem(marker)

export interface VendorReturn {
  /** Absent where the shopper has cancelled. */
  readonly authCode: string | undefined
}

/** What the vendor sends the shopper back with; an address alone redeems nothing. */
export const readVendorReturn = (search: string, { sessionStorage }: Storage): VendorReturn | undefined => {
  const { authCode, rylCancelled } = readSearch(`?${search}`)
  const isBack = authCode !== undefined || rylCancelled !== undefined
  return isBack && sessionStorage.getItem(marker) !== null ? { authCode } : undefined
}
