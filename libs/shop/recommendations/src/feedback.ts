import type { BodyInputOf, RecommendedProduct } from '@soe/contracts'
import { pdm } from '@soe/contracts/routes'
import type { dispositions } from '@soe/rules'
import { callOnce, type Shop } from '@soe/shop-platform'
import { pageContexts, type PageContext } from './page-context'
import type { RecommendationTab } from './read-recommendations'

type Disposition = (typeof dispositions)[keyof typeof dispositions]
type FeedbackBody = Extract<BodyInputOf<typeof pdm>, { customerResponse: unknown }>

/** Undefined without propositions, since there is nothing to report. */
export const feedbackBody = (
  shop: Pick<Shop, 'environment' | 'identity'>,
  pageContext: PageContext,
  { category, nbxSessionId }: RecommendationTab,
  meant: readonly RecommendedProduct[],
  disposition: Disposition,
): FeedbackBody | undefined => {
  if (meant.length === 0) return undefined
  const isAccessory = category === 'accessories'
  const timestamp = new Date(shop.environment.now()).toISOString()
  return {
    source: isAccessory ? 'accessoryFeedback' : 'deviceFeedback',
    pageContext,
    category,
    recommendationSource: 'NBX',
    nbxSessionId,
    propositionCount: pageContexts[pageContext].feedbackCount,
    newCustomer: !shop.identity.get().loggedIn,
    modelSource: 'NBX',
    customerResponse: {
      responseList: meant.map(({ proposition }) => ({
        ...proposition,
        dispositionOptionId: disposition,
        ...(isAccessory && { timestamp }),
      })),
    },
  }
}

/** Failures are ignored: nothing depends on feedback. */
export const sendFeedback = async (shop: Shop, body: FeedbackBody | undefined): Promise<null> => {
  if (body) await callOnce(shop, pdm, { body }).catch(() => undefined)
  return null
}
