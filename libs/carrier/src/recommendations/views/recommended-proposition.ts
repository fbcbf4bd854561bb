import type { Product, Proposition, RecommendedProduct } from '@soe/contracts'
import { dispositions } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { type WorldDraft, hashText } from '@soe/world'
import { dispositionsOf } from '../feedback/feedback'

/** Everything that the propositions of one recommendation share. */
export interface Occasion {
  readonly kind: 'D' | 'A'
  readonly nbxSessionId: string
  readonly place: string
  /** What the shopper made of each product before. */
  readonly told: ReadonlyMap<string, 81 | 82>
}

/** What a click on a recommended product is reported as. */
const omniTags = { D: 'device-recommendations', A: 'accessory-recommendations' } as const

/** Shown and not accepted, unless feedback has said otherwise. */
const propositionOf = (
  { kind, nbxSessionId, place, told }: Occasion,
  { productId, category }: Product,
  rank: number,
): Proposition => ({
  propositionId: `PLP_${kind}${String(rank).padStart(2, '0')}`,
  rank,
  dispositionOptionId: told.get(productId) ?? dispositions.displayed,
  tacticLocation: place,
  ctaReference: null,
  externalId: productId,
  soiEngagementId: `${nbxSessionId}-${rank}`,
  dynamicAttrList: [{ name: 'category', value: category }],
})

/** The product with its proposition, which its default sku carries too. */
export const proposed =
  (on: Occasion) =>
  (product: Product, index: number): RecommendedProduct => {
    const proposition = propositionOf(on, product, index + 1)
    const childSkus = product.childSkus.map((sku) =>
      sku.skuId === product.defaultSKU ? { ...sku, proposition, omni_tag: omniTags[on.kind] } : sku,
    )
    return { product: { ...product, childSkus }, proposition }
  }

/** Names one recommendation; feedback repeats it. It tells nothing of the session that it is for. */
export const engagement = (draft: WorldDraft, { session }: Caller, kind: 'D' | 'A' | 'C', place: string) => {
  const occasionCode = (hashText(`${session.id}/${kind}/${place}`) >>> 0).toString(36)
  return `NBX-${draft.now.toString(36)}-${occasionCode}`
}

export const occasion = (draft: WorldDraft, caller: Caller, kind: Occasion['kind'], place = ''): Occasion => ({
  kind,
  nbxSessionId: engagement(draft, caller, kind, place),
  place,
  told: dispositionsOf(draft, caller),
})
