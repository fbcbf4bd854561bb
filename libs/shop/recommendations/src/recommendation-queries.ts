import { pdm } from '@soe/contracts/routes'
import { recommendedAccessories } from '@soe/rules'
import { readQuery, type Shop } from '@soe/shop-platform'
import { pageContexts, type PageContext } from './page-context'

const browserFeatures = ({ environment }: Shop) => [
  { featureName: 'browser_type', featureValue: environment.userAgent.slice(0, 200) },
]

/** A failure only means that nothing is recommended. */
const quietly = { meta: { silent: true } } as const

/** The grid asks for what it suggests to a shopper who has come to a halt. */
const sourceOn = (pageContext: PageContext) =>
  pageContext === 'gridwall'
    ? ({ source: 'autoSuggestion', page: 'gridwall' } as const)
    : ({ source: 'device' } as const)

export const recommendedDevicesQuery = (shop: Shop, pageContext: PageContext) => ({
  ...readQuery(shop, pdm, {
    body: {
      ...sourceOn(pageContext),
      pageContext,
      pageId: pageContexts[pageContext].pageId,
      url: shop.environment.location.pathname,
      features: browserFeatures(shop),
    },
  }),
  ...quietly,
})

export const recommendedAccessoriesQuery = (shop: Shop, pageContext: PageContext) => ({
  ...readQuery(shop, pdm, {
    body: {
      source: 'accessory',
      pageContext,
      pageId: pageContexts[pageContext].pageId,
      url: shop.environment.location.pathname,
      propositionCount: recommendedAccessories.propositionCount,
    },
  }),
  ...quietly,
})
