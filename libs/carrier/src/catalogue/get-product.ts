import { worldDay } from '../domain/clock/world-day'
import { offerRecord } from '../domain/offers/offer-record'
import { viewProduct } from '../domain/products/view-products'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getProduct: CarrierOperation<'catalogue.getProduct'> = ({ draft, query, ...caller }) => {
  const product = viewProduct(draft, caller, query.productId)
  const offer = product.hasPromos ? offerRecord(product.productId, caller.language, worldDay(draft)) : undefined
  return { product: { ...product, ...(offer && { offer }) } }
}
