import type { Product, RecommendedProduct } from '@soe/contracts'
import { dispositions } from '@soe/rules'
import type { Caller } from './cart-access'
import type { WorldDraft } from './draft'
import { dispositionsOf } from './feedback'

/** Everything that the propositions of one recommendation share. */
export interface Occasion {
  readonly kind: 'D' | 'A'
  readonly nbxSessionId: string
  readonly place: string
  /** What the shopper made of each product before. */
  readonly told: ReadonlyMap<string, 81 | 82>
}

/** The product with its proposition: shown and not accepted, unless feedback has said otherwise. */
export const proposed =
  ({ kind, nbxSessionId, place, told }: Occasion) =>
  (product: Product, index: number): RecommendedProduct => ({
    product,
    proposition: {
      propositionId: `PLP_${kind}${String(index + 1).padStart(2, '0')}`,
      rank: index + 1,
      dispositionOptionId: told.get(product.productId) ?? dispositions.displayed,
      tacticLocation: place,
      ctaReference: null,
      externalId: product.productId,
      soiEngagementId: `${nbxSessionId}-${index + 1}`,
      dynamicAttrList: [{ name: 'category', value: product.category }],
    },
  })

/** Names one recommendation; feedback repeats it. */
export const engagement = (draft: WorldDraft) => `NBX-${draft.now.toString(36)}`

export const occasion = (draft: WorldDraft, caller: Caller, kind: Occasion['kind'], place = ''): Occasion => ({
  kind,
  nbxSessionId: engagement(draft),
  place,
  told: dispositionsOf(draft, caller),
})
