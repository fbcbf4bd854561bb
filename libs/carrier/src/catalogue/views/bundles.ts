import type { AnswerOf } from '@soe/contracts'
import { bundleExcludedLines, bundleMaximumUnits, bundleMinimumCents, bundleTiers } from '@soe/rules'
import type { Caller } from '../../account/caller'
import type { WorldDraft } from '@soe/world'
import { viewTiles } from './product-view'

/** The bundle discount, and the accessories that count towards it. */
export const readBundles = (draft: WorldDraft, caller: Caller): AnswerOf<'catalogue.listBundles'> => ({
  tiers: bundleTiers.map(({ units, rate }) => ({ minimumQuantity: units, discountPercent: rate })),
  minimumPrice: bundleMinimumCents / 100,
  maximumItems: bundleMaximumUnits,
  excludedProductLines: [...bundleExcludedLines],
  products: viewTiles(draft, caller, 'accessories').filter(({ bundleEligible }) => bundleEligible === true),
})
