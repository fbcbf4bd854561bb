import type { Product, Sku } from '@soe/contracts'
import { priceBundle, shownPrice } from '@soe/rules'

/** A product with the SKU that the bundle takes of it. */
export interface BundleChoice {
  readonly product: Product
  readonly sku: Sku
}

const fullRetailTerm = 0

export const centsOf = ({ sku }: BundleChoice): number => shownPrice(sku, fullRetailTerm).cents

export const choiceOf = (product: Product): BundleChoice[] => {
  const sku = product.childSkus.find(({ skuId }) => skuId === product.defaultSKU) ?? product.childSkus[0]
  return sku ? [{ product, sku }] : []
}

/** What the chosen accessories cost together, one of each. */
export const priceChoices = (choices: readonly BundleChoice[]) => {
  const { rate, discountCents } = priceBundle(
    choices.map((choice) => ({ id: choice.sku.skuId, unitCents: centsOf(choice), quantity: 1 })),
  )
  const fullCents = choices.reduce((sum, choice) => sum + centsOf(choice), 0)
  return { rate, discountCents, fullCents, totalCents: fullCents - discountCents }
}
