import { pdm } from '@soe/contracts/routes'
import { recommendedAccessories } from '@soe/rules'
import { callOnce, readQuery, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'
import { pageContexts, type PageContext } from './page-context'
import { visitorFacts } from './visitor-facts'

/** A failure only means that nothing is recommended. */
const quietly = { meta: { silent: true, staysAsShown: true } } as const

/** The grid asks for what it suggests to a shopper who has come to a halt. */
const sourceOn = (pageContext: PageContext) =>
  pageContext === 'gridwall'
    ? ({ source: 'autoSuggestion', page: 'gridwall' } as const)
    : ({ source: 'device' } as const)

export const recommendedDevicesQuery = (shop: Shop, pageContext: PageContext) => {
  const { pageId } = pageContexts[pageContext]
  const { pathname } = shop.environment.location
  const body = { ...sourceOn(pageContext), pageContext, pageId, url: pathname }
  return queryOptions({
    ...readQuery(shop, pdm, { body }),
    queryFn: ({ signal }) => callOnce(shop, pdm, { body: { ...body, ...visitorFacts(shop) } }, signal),
    ...quietly,
  })
}

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
