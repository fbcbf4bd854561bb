import { stepKey } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'

/** The specification, commerce 4.4. */
const pages = {
  MTNSELECTIONPAGE: 'mdnselection',
  ACCESSORYINTERESTIAL: 'accessoryInterstitial',
  SHOPPINGCART: 'cart',
  PROMOHUB: 'expresscart',
  NGDPROMOHUB: 'expresscart',
} as const

const pageOf: ReadonlyMap<string, (typeof pages)[keyof typeof pages]> = new Map(Object.entries(pages))

export const routeWishlistAdd = (
  step: string | null | undefined,
  flags: { accyValidateSelectedMtnFFlag?: boolean } = {},
): Destination => {
  const page = pageOf.get(stepKey(step)) ?? 'expresscheckout'
  const isNextGenCart = page === 'expresscart' && flags.accyValidateSelectedMtnFFlag
  return isNextGenCart ? { ...destination('cart'), section: 'nextgen' } : destination(page)
}
