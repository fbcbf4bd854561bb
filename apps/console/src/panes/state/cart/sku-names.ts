import type { CatalogSku } from '@soe/simulator-client'

export interface SkuNames {
  bySku(skuId: string): CatalogSku | undefined
  /** By the id that wishlists use. */
  bySor(sorId: string): CatalogSku | undefined
}

export const skuNames = (skus: readonly CatalogSku[] = []): SkuNames => {
  const known = new Map(skus.map((sku) => [sku.skuId, sku]))
  const sold = new Map(skus.map((sku) => [sku.sorId, sku]))
  return { bySku: (skuId) => known.get(skuId), bySor: (sorId) => sold.get(sorId) }
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

export const skusIn = (body: unknown, names: SkuNames): CatalogSku[] =>
  [...new Set(textsIn(body))].flatMap((text) => names.bySku(text) ?? names.bySor(text) ?? [])
