import type { Product, Proposition, RecommendedProduct } from '@soe/contracts'
import { dispositions } from '@soe/rules'
import { hashText, type WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { dispositionsOf } from '../../domain/feedback/feedback'

/** What the propositions of one recommendation share: D for devices, A for accessories. */
interface Recommendation {
  readonly kind: 'D' | 'A'
  readonly nbxSessionId: string
  readonly pageContext: string
  readonly givenDispositions: ReturnType<typeof dispositionsOf>
}

/** How analytics names a click on a recommended product. */
const omniTags = { D: 'device-recommendations', A: 'accessory-recommendations' } as const

const propositionOf = (
  { kind, nbxSessionId, pageContext, givenDispositions }: Recommendation,
  { productId, category }: Product,
  rank: number,
): Proposition => ({
  propositionId: `PLP_${kind}${String(rank).padStart(2, '0')}`,
  rank,
  dispositionOptionId: givenDispositions.get(productId) ?? dispositions.displayed,
  tacticLocation: pageContext,
  ctaReference: null,
  externalId: productId,
  soiEngagementId: `${nbxSessionId}-${rank}`,
  dynamicAttrList: [{ name: 'category', value: category }],
})

/** The product with its proposition, which its default sku carries too. */
export const withProposition =
  (recommendation: Recommendation) =>
  (product: Product, index: number): RecommendedProduct => {
    const proposition = propositionOf(recommendation, product, index + 1)
    const childSkus = product.childSkus.map((sku) =>
      sku.skuId === product.defaultSKU ? { ...sku, proposition, omni_tag: omniTags[recommendation.kind] } : sku,
    )
    return { product: { ...product, childSkus }, proposition }
  }

/** The id that feedback repeats, made of the session's number: it doesn't reveal the session. C is chat. */
export const nbxSessionIdOf = (
  draft: WorldDraft,
  { session }: Caller,
  kind: Recommendation['kind'] | 'C',
  pageContext: string,
): string => {
  const suffix = (hashText(`${session.number ?? 0}/${kind}/${pageContext}`) >>> 0).toString(36)
  return `NBX-${draft.now.toString(36)}-${suffix}`
}

export const beginRecommendation = (
  draft: WorldDraft,
  caller: Caller,
  kind: Recommendation['kind'],
  pageContext = '',
): Recommendation => ({
  kind,
  nbxSessionId: nbxSessionIdOf(draft, caller, kind, pageContext),
  pageContext,
  givenDispositions: dispositionsOf(draft, caller),
})
