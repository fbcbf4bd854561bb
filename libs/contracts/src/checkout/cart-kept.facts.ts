import { lostBy, type Effect, type Fact } from '../invariant/fact'
import type { Pair, SeenAnswer } from '../invariant/invariant'
import { cartChanges, otherCart } from './cart-changes'
import type { CartLine } from './cart-line.schema'
import type { CheckoutDetails } from './checkout.schema'
import { toldByCheckout } from './told-by-cart'

/** Values by the line that they are of; those of the whole cart by an empty name. */
type Kept = Readonly<Record<string, unknown>>

/** What only these changes may touch: every other one leaves it, whatever it is about. */
interface Part {
  readonly name: string
  readonly says: string
  readonly tells: (details: CheckoutDetails) => Kept
  readonly changedBy: readonly SeenAnswer['key'][]
  /** A cart that has it, and one that has lost it. */
  readonly example: readonly [has: object, lacks: object]
}

const ofLines =
  (tells: (line: CartLine) => unknown) =>
  ({ cart }: CheckoutDetails): Kept =>
    Object.fromEntries(Object.values(cart.lineDetails.lineInfo).map((line) => [line.lineId, { is: tells(line) }]))

const ofCart =
  (tells: (details: CheckoutDetails) => unknown) =>
  (details: CheckoutDetails): Kept => ({ '': { is: tells(details) } })

/** A cart of one line, as an example. */
const oneLine = (line: object) => ({
  shipmentInfo: {},
  cart: { lineDetails: { allLines: ['a'], lineInfo: { a: { lineId: 'a', serviceInfo: {}, ...line } } } },
})

const cartWith = (lineDetails: object, orderDetails: object = {}) => ({
  shipmentInfo: {},
  cart: { lineDetails, orderDetails },
})

const lineExample = (name: keyof CartLine, has: unknown, lacks?: unknown): Part['example'] => [
  oneLine({ [name]: has }),
  oneLine({ [name]: lacks }),
]

const detailsExample = (name: keyof CheckoutDetails, has: unknown, lacks?: unknown): Part['example'] => [
  { shipmentInfo: {}, [name]: has },
  { shipmentInfo: {}, [name]: lacks },
]

const idsOf = (features: readonly { readonly id: string }[] = []) => features.map(({ id }) => id).sort()

const changesOfDevices = ['cart.addDevice', 'cart.addStep', 'cart.removeDevice', 'tradeIn.addDevice'] as const
const changesOfFeatures = [...changesOfDevices, 'cart.addFeatures', 'cart.addPlan'] as const

const parts: readonly Part[] = [
  {
    name: 'number',
    says: 'a line keeps its number, with what the customer calls it',
    tells: ofLines(({ mobileNumber, numberLabel, mtnDetails }) => [mobileNumber, numberLabel, mtnDetails]),
    changedBy: ['cart.assignMtn', 'cart.addDevice'],
    example: lineExample('mobileNumber', '207-555-XXXX'),
  },
  {
    name: 'lineType',
    says: 'a line keeps its kind',
    tells: ofLines(({ lineActivityType }) => lineActivityType),
    changedBy: ['cart.assignMtn', ...changesOfDevices],
    example: lineExample('lineActivityType', 'EUP', 'NSE'),
  },
  {
    name: 'device',
    says: 'a line keeps its device, with its color, its storage and its term',
    tells: ofLines(({ deviceItem }) =>
      deviceItem ? [deviceItem.skuId, deviceItem.color, deviceItem.capacity, deviceItem.term, deviceItem.apr] : [],
    ),
    changedBy: ['cart.assignMtn', ...changesOfDevices],
    example: lineExample('deviceItem', { skuId: 'phone', term: 36 }, { skuId: 'phone', term: 0 }),
  },
  {
    name: 'emergencyAddress',
    says: 'a line keeps its emergency address',
    tells: ofLines(({ serviceInfo }) => serviceInfo.e911Address),
    changedBy: ['cart.e911Address', 'cart.assignMtn', 'cart.addDevice'],
    example: lineExample('serviceInfo', { e911Address: { zipCode: '04101' } }, {}),
  },
  {
    name: 'sim',
    says: 'a line keeps its SIM',
    tells: ofLines(({ simItem }) => [simItem?.simType, simItem?.simId, simItem?.eSimId, simItem?.smartImeiDevice]),
    changedBy: ['cart.switchSim', 'cart.assignMtn', ...changesOfDevices],
    example: lineExample('simItem', { simType: 'ESIM' }),
  },
  {
    name: 'lineFeatures',
    says: 'a line keeps its protection and its features',
    tells: ofLines(({ protection, features }) => [protection?.id, idsOf(features)]),
    changedBy: ['cart.assignMtn', ...changesOfFeatures],
    example: lineExample('protection', { id: 'whole' }),
  },
  {
    name: 'user',
    says: 'a line keeps who uses it',
    tells: ofLines(({ serviceInfo }) => serviceInfo.primaryUserInfo),
    changedBy: ['checkout.updateContact', 'cart.assignMtn', 'cart.addDevice', 'cart.guestChoice'],
    example: lineExample('serviceInfo', { primaryUserInfo: { firstName: 'Zoë' } }, {}),
  },
  {
    name: 'tradeInIntent',
    says: 'a line keeps whether it wants a trade-in',
    tells: ofLines(({ isTradeInIntentSelected, tradeInInfo }) => [isTradeInIntentSelected, tradeInInfo]),
    changedBy: changesOfDevices,
    example: lineExample('isTradeInIntentSelected', true, false),
  },
  {
    name: 'tradeIns',
    says: 'a cart keeps the devices that it trades in, with what they are worth',
    tells: ofCart(({ cart }) =>
      cart.lineDetails.tradeInDetail.tradeInItems
        .map((item) => [item.submissionId, item.deviceModel, item.condition ?? '', item.tradeInValue].join(' '))
        .sort(),
    ),
    changedBy: changesOfDevices,
    example: [
      cartWith({ tradeInDetail: { tradeInItems: [{ submissionId: 's', deviceModel: 'Orbit', tradeInValue: 80 }] } }),
      cartWith({ tradeInDetail: { tradeInItems: [] } }),
    ],
  },
  {
    name: 'accountFeatures',
    says: 'a cart keeps the features of its account',
    tells: ofCart(({ cart }) => idsOf(cart.orderDetails.accountFeatures)),
    changedBy: changesOfFeatures,
    example: [cartWith({}, { accountFeatures: [{ id: 'home' }] }), cartWith({}, { accountFeatures: [] })],
  },
  {
    name: 'wholeContact',
    says: 'a cart keeps its contact in full',
    tells: ofCart(({ contact }) => contact),
    changedBy: ['checkout.updateContact', 'cart.guestChoice'],
    example: detailsExample('contact', { firstName: 'Zoë', dateOfBirth: '1990-04-01' }, { firstName: 'Zoë' }),
  },
  {
    name: 'wholeAddress',
    says: 'a cart keeps its shipping address in full',
    tells: ofCart(({ shippingAddress }) => shippingAddress),
    changedBy: ['checkout.updateAddress', 'checkout.updateContact', 'checkout.selectShipping', 'cart.guestChoice'],
    example: detailsExample('shippingAddress', { city: 'Portland', attention: 'Zoë' }, { city: 'Portland' }),
  },
  {
    name: 'autoPay',
    says: 'a cart keeps whether its bills are paid by Auto Pay',
    tells: ofCart(({ autoPay }) => autoPay),
    changedBy: ['checkout.setAutoPay', 'cart.addPlan', 'checkout.selectPayment', ...changesOfDevices],
    example: detailsExample('autoPay', true, false),
  },
  {
    name: 'orderOfLines',
    says: 'lines come in the order in which they were added',
    tells: ({ cart: { lineDetails } }) => ({ '': { is: lineDetails.allLines } }),
    changedBy: changesOfDevices,
    example: [cartWith({ allLines: ['a', 'b'] }), cartWith({ allLines: ['b', 'a'] })],
  },
]

/** A line that is new, or gone, has nothing to keep. */
const pairsOf = (said: Kept, known: Kept): Pair[] =>
  Object.keys(known)
    .filter((name) => Object.hasOwn(said, name))
    .map((name) => [said[name], known[name]])

const keeps: Effect<Kept> = (before) => before

/** A change of something else. */
const donation = { key: 'cart.addDonation', answer: {} } as const

const reads = (answer: object) => ({ key: 'checkout.getCheckoutDetails', answer }) as const

const factOf = ({ name, says, tells, changedBy, example: [has, lacks] }: Part): Fact<Kept> => ({
  name,
  says: `${says} until a change of it`,
  sources: [toldByCheckout((details) => tells(details))],
  effects: {
    ...Object.fromEntries(cartChanges.map((key) => [key, keeps])),
    ...lostBy<Kept>(...changedBy, ...otherCart, 'cart.saveCart'),
  },
  compare: pairsOf,
  right: [reads(has), donation, reads(has)],
  wrong: [reads(has), donation, reads(lacks)],
})

/** What a change does not name, it leaves as it is. */
export const cartKeptFacts = parts.map(factOf)
