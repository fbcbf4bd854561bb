import type { PromotionModel } from '@soe/catalogue'
import type { AmountRow } from '@soe/contracts'
import type { CartState } from '@soe/world'
import { deliveryCentsOf } from '../../checkout/delivery/delivery-cents'
import type { ServiceText } from '../../language/service-spanish'
import { shipsNothing } from '../lines/ships-nothing'
import { named, namesOf, row } from './amount-row'
import type { PricedLines } from './priced-cart'
import type { CartPrice } from './price-cart'
import { sum } from './sum'

const deposit: ServiceText = 'Security deposit'

/** The security deposit of an account whose credit needs one. */
export const depositCentsOf = ({ creditTerms, lines }: CartState) =>
  lines.length > 0 ? (creditTerms?.securityDepositCents ?? 0) : 0

const promotionRows = (promotions: readonly PromotionModel[], { promos }: CartPrice): AmountRow[] =>
  promotions.flatMap(({ displayName }, index) =>
    row('promo-discount', -(promos[index]?.cents ?? 0), named(displayName)),
  )

const deviceRows = ({ lines }: CartState, price: CartPrice): AmountRow[] =>
  price.lines.flatMap((line, index) =>
    row(
      (lines[index]?.device?.term ?? 0) > 0 ? 'down-payment' : 'device',
      line.deviceTodayCents,
      named(namesOf(lines[index]).device),
    ),
  )

/** The rows that add up to what is due today. */
export const todayRows = (
  cart: CartState,
  { price, promotions }: PricedLines,
  firstMonthCents: number,
): AmountRow[] => [
  ...deviceRows(cart, price),
  ...row('down-payment', depositCentsOf(cart), { name: deposit }),
  ...row(
    'accessories',
    sum(price.lines, (line) => line.accessoriesCents),
  ),
  ...row('bundle-discount', -price.bundle.discountCents, { quantity: price.bundle.rate }),
  ...promotionRows(promotions, price),
  ...row('plan', firstMonthCents),
  ...row(
    'activation',
    sum(price.lines, (line) => line.activationFeeCents),
  ),
  ...(shipsNothing(cart) ? [] : row('delivery', deliveryCentsOf(cart))),
  ...row('tax', price.taxCents),
  ...row('donation', price.donationCents, named(cart.donation?.charityOrganization)),
]
