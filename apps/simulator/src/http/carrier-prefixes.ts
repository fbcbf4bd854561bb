import { carrierPrefixes } from '@soe/rules'

const decoded = (url: string): string => {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

/** Whether an address belongs to the carrier, however its letters are written. */
export const isOfCarrier = (url: string): boolean => {
  const path = url.includes('%') ? decoded(url) : url
  return carrierPrefixes.some((prefix) => path.startsWith(prefix))
}

/** Whether an address is the carrier's or of the control API, and never a page of the shop. */
export const isReserved = (url: string): boolean => isOfCarrier(url) || url.startsWith('/__sim')
