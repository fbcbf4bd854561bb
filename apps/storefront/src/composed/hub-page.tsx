import { HubPage } from '@soe/shop-hub/hub-page'
import { HubOffers } from './hub-offers'

export const Page = () => <HubPage offers={<HubOffers />} />
