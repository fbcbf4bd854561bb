import { stepKey, type Audience } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'
import { expressPage } from '../addresses/express-page'

type Row = Readonly<Record<Audience, Destination>>

const sameForAll = (target: Destination): Row => ({
  'signed-in': target,
  prospect: target,
  prepay: target,
  'prepay-signed-in': target,
})

const prepaidPromoHub = destination('expresscart', { promohub: 'true' })

/** The specification, commerce 4.1; prepaid wins over signed in. */
const promoHub: Row = {
  'signed-in': expressPage('signed-in'),
  prospect: expressPage('prospect'),
  prepay: prepaidPromoHub,
  'prepay-signed-in': prepaidPromoHub,
}

const rows: ReadonlyMap<string, Row> = new Map([
  ['ACCESSORYINTERESTIAL', sameForAll(destination('accessoryInterstitial'))],
  ['PLANPROMORECOMMENDATION', sameForAll(destination('plans/recommendation'))],
  ['PROMOHUB', promoHub],
])

/** Where "go to cart" leads by the next step; any other step opens the shopper's express page. */
export const routeGoToCart = (step: string | null | undefined, audience: Audience): Destination => {
  const row = rows.get(stepKey(step))
  return row === undefined ? expressPage(audience) : row[audience]
}
