import { readCents, type Amounts, type Sku } from '@soe/rules'

/** A zero-dollar price counts as empty. */
export const isEmptyPrice = (price: string | number | null | undefined): boolean => (readCents(price) ?? 0) === 0

const hasPrice = ({ originalPrice, discountedPrice }: Amounts): boolean =>
  !isEmptyPrice(originalPrice) || !isEmptyPrice(discountedPrice)

export const paymentDurations = (sku: Sku): readonly number[] =>
  (sku.price?.devicePaymentPrice ?? []).filter(hasPrice).map((payment) => payment.contractDuration)
