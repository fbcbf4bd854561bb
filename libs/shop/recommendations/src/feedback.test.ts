import type { RecommendedProduct } from '@soe/contracts'
import { dispositions } from '@soe/rules'
import { partOf } from '@soe/shop-platform/testing'
import { feedbackBody } from './feedback'

const shop = partOf<Parameters<typeof feedbackBody>[0]>({
  environment: { now: () => 0 },
  identity: { get: () => ({ loggedIn: true }) },
})

const gull = partOf<RecommendedProduct>({ proposition: { propositionId: 'PLP_D01', dispositionOptionId: 82 } })

const tab = (category: 'smartphones' | 'accessories') => ({ category, nbxSessionId: 'nbx', products: [gull] })

describe('feedback on recommendations', () => {
  it('is not sent when no proposition matches', () => {
    expect(feedbackBody(shop, 'Wishlist', tab('smartphones'), [], dispositions.displayed)).toBeUndefined()
  })

  it('says what was displayed, with six propositions on the wishlist and the empty cart', () => {
    expect(feedbackBody(shop, 'Wishlist', tab('smartphones'), [gull], dispositions.displayed)).toMatchObject({
      source: 'deviceFeedback',
      propositionCount: 6,
      customerResponse: { responseList: [{ propositionId: 'PLP_D01', dispositionOptionId: 82 }] },
    })
    expect(feedbackBody(shop, 'emptyCart', tab('smartphones'), [gull], dispositions.displayed)?.propositionCount).toBe(
      6,
    )
    expect(feedbackBody(shop, 'ExpressHubPage', tab('smartphones'), [gull], dispositions.displayed)).toMatchObject({
      propositionCount: 5,
    })
  })

  it('says when an accessory was accepted', () => {
    expect(feedbackBody(shop, 'Wishlist', tab('accessories'), [gull], dispositions.accepted)).toMatchObject({
      source: 'accessoryFeedback',
      customerResponse: { responseList: [{ dispositionOptionId: 81, timestamp: '1970-01-01T00:00:00.000Z' }] },
    })
  })
})
