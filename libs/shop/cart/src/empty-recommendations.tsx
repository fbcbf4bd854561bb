import { RecommendedForYou } from '@soe/shop-recommendations'
import { ScanAndGoStart } from './scan/scan-and-go'

/** Below an empty cart. */
export const EmptyRecommendations = () => (
  <>
    <ScanAndGoStart />
    <RecommendedForYou pageContext="emptyCart" />
  </>
)
