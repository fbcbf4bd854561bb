import { readSearch } from '@soe/rules'
import type { Environment } from '@soe/shop-platform'

type Storage = Pick<Environment, 'sessionStorage'>

/** Leaves in this tab for the page of a payment service, which leads back here. */
export const leaveFor = ({ location }: Pick<Environment, 'location'>, path: string) =>
  location.assign(`${path}?returnTo=${encodeURIComponent(location.pathname)}`)

/** Set as the shopper leaves for PayPal; cleared with the return. */
const paypalMarker = 'paypalTransaction'
const affirmMarker = 'affirmCheckout'
const statusKey = 'paypalStatus'

export interface PaymentFailure {
  readonly id: string
  readonly message: string
}

export const markPaypal = ({ sessionStorage }: Storage) => sessionStorage.setItem(paypalMarker, 'true')
export const markAffirm = ({ sessionStorage }: Storage) => sessionStorage.setItem(affirmMarker, 'true')

export const clearMarkers = ({ sessionStorage }: Storage) => {
  sessionStorage.removeItem(paypalMarker)
  sessionStorage.removeItem(affirmMarker)
}

/** Keeps why a payment failed, until the payment page has said so. */
export const keepFailure = ({ sessionStorage }: Storage, failure: PaymentFailure) =>
  sessionStorage.setItem(statusKey, JSON.stringify({ status: 'failed', ...failure }))

export const readFailure = ({ sessionStorage }: Storage): PaymentFailure | undefined => {
  const kept = sessionStorage.getItem(statusKey)
  return kept === null ? undefined : (JSON.parse(kept) as PaymentFailure)
}

export const clearFailure = ({ sessionStorage }: Storage) => sessionStorage.removeItem(statusKey)

export type ProviderReturn =
  | { readonly kind: 'paypal' }
  | { readonly kind: 'affirm'; readonly checkoutToken: string }
  | { readonly kind: 'cancelled' }

/** A return that the shopper has left for: an address alone is nothing (the specification, commerce 4.8). */
export const readProviderReturn = (search: string, { sessionStorage }: Storage): ProviderReturn | undefined => {
  const { paypalTransaction, checkoutToken, affirmCancelled } = readSearch(`?${search}`)
  const hasLeftForPaypal = sessionStorage.getItem(paypalMarker) === 'true'
  const hasLeftForAffirm = sessionStorage.getItem(affirmMarker) === 'true'
  if (hasLeftForPaypal && paypalTransaction === 'true') return { kind: 'paypal' }
  if (hasLeftForAffirm && checkoutToken) return { kind: 'affirm', checkoutToken }
  const isCancelled = (hasLeftForPaypal && paypalTransaction === 'false') || (hasLeftForAffirm && affirmCancelled)
  return isCancelled ? { kind: 'cancelled' } : undefined
}
