import { isPrepay, type Audience } from '@soe/rules'

type RecommendedKind = 'device' | 'accessory'

/** Page contexts that show the recommended-for-you block. */
const blockContexts = ['emptycart', 'wishlist']

/** Prepaid shoppers get no recommended-for-you, but accessories on the interstitial like everyone. */
export const mayRecommend = (audience: Audience, kind: RecommendedKind, pageContext = ''): boolean =>
  !isPrepay(audience) || (kind === 'accessory' && !blockContexts.includes(pageContext.toLowerCase()))
