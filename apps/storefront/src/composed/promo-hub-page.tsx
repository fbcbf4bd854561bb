import { PromoHubPage } from '@soe/shop-hub/promo-hub-page'
import { HubOffers } from './hub-offers'

export const Page = () => <PromoHubPage offers={<HubOffers />} />
