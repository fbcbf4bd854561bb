import { RecommendedForYou } from '@soe/shop-recommendations'
import { ScanAndGoStart } from './scan/scan-and-go'

export const EmptyRecommendations = () => (
  <>
    <ScanAndGoStart />
    <RecommendedForYou pageContext="emptyCart" />
  </>
)
