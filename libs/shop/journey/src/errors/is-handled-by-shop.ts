import type { Handling } from '@soe/rules'
import type { ShopError } from '@soe/shop-platform'

const handlings: readonly Handling[] = [
  'aborted',
  'go-to-url',
  'cart-lock',
  'cart-lost',
  'case-cancelled',
  'past-due-notice',
  'logout',
  'scheduled-order',
  'cart-account-member',
  'express-checkout',
  'checkout-error-page',
]

/** Whether the shop answers an error for the whole page: by a redirect, a sign-out, a notice of its own, or not at all. */
export const isHandledByShop = ({ handling }: ShopError): boolean => handlings.includes(handling)
