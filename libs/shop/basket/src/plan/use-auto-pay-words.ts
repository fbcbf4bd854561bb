import type { Plan } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { defineTexts, useTexts } from '@soe/shop-platform'

const autoPayTexts = defineTexts(
  { both: (price: string) => `with Auto Pay, ${price} without` },
  { both: (price) => `con pago automático, ${price} sin él` },
)

/** What a plan's price depends on; empty where Auto Pay makes no difference. */
export const useAutoPayWords = () => {
  const texts = useTexts(autoPayTexts)
  return ({ priceWithoutAutoPay: price }: Pick<Plan, 'priceWithoutAutoPay'>): string =>
    price === undefined ? '' : texts.both(formatPrice(price))
}
