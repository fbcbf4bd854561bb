import { AccessoryInterstitial } from '@soe/shop-accessories'
import { optionalPart } from '@soe/shop-platform'

/** Below the accessories. */
const HomeServices = optionalPart(() =>
  import('@soe/shop-cart/home-services').then((module) => module.CartHomeServices),
)

export const Page = () => <AccessoryInterstitial homeServices={<HomeServices />} />
