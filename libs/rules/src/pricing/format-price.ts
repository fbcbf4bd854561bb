const bareZero = '$0'

/** Integer cents as a shopper reads them, in either language: `$1,799.99`, or `−$5.00`. */
export function formatCents(cents: number): string {
  const whole = String(Math.trunc(Math.abs(cents) / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '−' : ''}$${whole}.${rest}`
}

/** Dollars as content or the wire give them, in integer cents; null when there is no number in them. */
export function readCents(dollars: string | number | null | undefined): number | null {
  const text = String(dollars ?? '').replaceAll(/[,$\s]/g, '')
  const amount = Number(text)
  return text === '' || !Number.isFinite(amount) ? null : Math.round(amount * 100)
}

/** A dollar amount as shown; an empty one is `$0.00`, or `$0` while smartPhoneAndroidPromoFFlag is on. */
export function formatPrice(
  dollars: string | number | null | undefined,
  flags: { smartPhoneAndroidPromoFFlag?: boolean } = {},
): string {
  const cents = readCents(dollars)
  if (cents === null && flags.smartPhoneAndroidPromoFFlag) return bareZero
  return formatCents(cents ?? 0)
}
