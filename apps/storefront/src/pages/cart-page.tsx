import { CartPage, fetchContents } from '@soe/shop-cart'
import { optionalPart } from '@soe/shop-platform'

const PromoHub = optionalPart(() => import('@soe/shop-hub/promo-hub').then((module) => module.PromoHub))

export const Page = Object.assign(() => <CartPage promoHub={<PromoHub />} />, { prepare: fetchContents })
