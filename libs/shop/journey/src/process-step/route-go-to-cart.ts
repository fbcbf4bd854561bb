import { isPrepay, stepKey, type Audience } from '@soe/rules'
import { destination, type Destination } from '../addresses/destination'

type Row = Readonly<Record<Audience, Destination>>

const sameForAll = (target: Destination): Row => ({
  'signed-in': target,
  prospect: target,
  prepay: target,
  'prepay-signed-in': target,
})

const expressCart = destination('expresscart')
const expressCheckout = destination('expresscheckout')
const prepaidPromoHub = destination('expresscart', { promohub: 'true' })

/** The specification, commerce 4.1; prepaid wins over signed in. */
const promoHub: Row = {
  'signed-in': expressCheckout,
  prospect: expressCart,
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
  if (row !== undefined) return row[audience]
  return isPrepay(audience) ? expressCart : promoHub[audience]
}
