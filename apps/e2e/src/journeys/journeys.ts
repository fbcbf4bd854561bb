import { buyPrepaid } from './buy-prepaid'
import type { Journey } from './journey'
import { keepWishlist } from './keep-wishlist'
import { orderAsProspect } from './order-as-prospect'
import { upgradeWhenSignedIn } from './upgrade-when-signed-in'

/** What has to work in every engine. */
export const journeys: readonly Journey[] = [orderAsProspect, upgradeWhenSignedIn, buyPrepaid, keepWishlist]
