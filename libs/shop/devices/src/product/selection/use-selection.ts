import type { Product, Sku } from '@soe/contracts'
import type { VariantAttribute } from '@soe/shop-basket'
import { useSearchParams } from 'wouter'
import { offeredTerm } from '../../product-price'
import { chooseSku } from './choose-sku'

export interface Selection {
  sku: Sku
  term: number
  choose: (attribute: VariantAttribute, value: string) => void
  chooseTerm: (term: number) => void
  /** The address of the page with another choice, relative to the page. */
  hrefOf: (choice: { sku: Sku } | { term: number }) => string
}

const numberOf = (text: string | null): number | undefined => (text && /^\d+$/.test(text) ? Number(text) : undefined)

export const readSelection = ({ childSkus, defaultSKU }: Product, params: URLSearchParams) => {
  const skuOf = (skuId: string | null) => childSkus.find((sku) => sku.skuId === skuId)
  const sku = skuOf(params.get('sku')) ?? skuOf(defaultSKU) ?? childSkus[0]
  return sku && { sku, term: offeredTerm(sku, numberOf(params.get('term'))) }
}

export const withParam = (params: URLSearchParams, name: string, value: string) => {
  const changed = new URLSearchParams(params)
  changed.set(name, value)
  return changed
}

/** The chosen sku and term. They are in the address, so that it can be shared; Back leaves the page at once. */
export const useSelection = (product: Product): Selection | undefined => {
  const [params, setParams] = useSearchParams()
  const read = readSelection(product, params)
  if (!read) return undefined
  const write = (name: string, value: string) =>
    setParams((current) => withParam(current, name, value), { replace: true })
  return {
    ...read,
    choose: (attribute, value) => write('sku', chooseSku(product.childSkus, read.sku, attribute, value).skuId),
    chooseTerm: (term) => write('term', String(term)),
    hrefOf: (choice) =>
      `?${'sku' in choice ? withParam(params, 'sku', choice.sku.skuId) : withParam(params, 'term', String(choice.term))}`,
  }
}
