import type { Product, Sku } from '@soe/contracts'

export interface OwnDeviceAnswers {
  readonly make?: string | undefined
  readonly productId?: string | undefined
  readonly capacity?: string | undefined
}

export const capacitiesOf = ({ childSkus }: Product): readonly string[] => [
  ...new Set(childSkus.flatMap(({ capacity }) => capacity ?? [])),
]

/** The variant with the storage, else the model's own; its color makes no difference. */
export const skuOf = ({ childSkus, defaultSKU }: Product, capacity: string | undefined): Sku | undefined =>
  childSkus.find((sku) => sku.capacity === capacity) ??
  childSkus.find(({ skuId }) => skuId === defaultSKU) ??
  childSkus[0]
