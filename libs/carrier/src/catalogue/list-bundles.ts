import { bundleExcludedLines, bundleMaximumUnits, bundleMinimumCents, bundleTiers } from '@soe/rules'
import type { CarrierOperation } from '../operation/carrier-operation'
import { viewTiles } from '../domain/products/view-products'

/** The tiers and limits of the bundle discount, with the accessories that count towards it. */
export const listBundles: CarrierOperation<'catalogue.listBundles'> = ({ draft, ...caller }) => ({
  tiers: bundleTiers.map(({ units, rate }) => ({ minimumQuantity: units, discountPercent: rate })),
  minimumPrice: bundleMinimumCents / 100,
  maximumItems: bundleMaximumUnits,
  excludedProductLines: [...bundleExcludedLines],
  products: viewTiles(draft, caller, 'accessories').filter(({ bundleEligible }) => bundleEligible === true),
})
