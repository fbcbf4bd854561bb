import { isShopPath } from '../urls/is-shop-path'

/** Seconds for which the cookie lasts. */
export const signedOutMaxAge = 30 * 60

/** `ended` is a guest's: nobody was signed in. */
export const signedOutReasons = ['idle', 'elsewhere', 'self', 'failed', 'ended'] as const

export type SignedOutReason = (typeof signedOutReasons)[number]

export interface SignedOut {
  readonly reason: SignedOutReason
  /** The address that was left, for after the sign-in. */
  readonly from?: string | undefined
  /** When, on the shopper's own clock: 13:54. */
  readonly at?: string | undefined
  /** Items in the cart that was left. */
  readonly items: number
}

const isReason = (text: string | null): text is SignedOutReason =>
  (signedOutReasons as readonly (string | null)[]).includes(text)

export const writeSignedOut = ({ reason, from, at, items }: SignedOut): string =>
  new URLSearchParams({ reason, ...(from && { from }), ...(at && { at }), items: String(items) }).toString()

/** A cookie can hold anything: what doesn't fit is left out. */
export const readSignedOut = (text: string): SignedOut | undefined => {
  const fields = new URLSearchParams(text)
  const reason = fields.get('reason')
  const from = fields.get('from')
  const at = fields.get('at') ?? ''
  if (!isReason(reason)) return undefined
  return {
    reason,
    ...(isShopPath(from) && { from }),
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(at) && { at }),
    items: Number.parseInt(fields.get('items') ?? '', 10) || 0,
  }
}
