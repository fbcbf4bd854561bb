import type { CartState } from '@soe/world'
import type { ServiceText } from '../../language/service-spanish'
import { isStandaloneTradeIn, takenTradeIns } from '../../trade-in/items/trade-in-items'

interface Agreement {
  readonly agreementId: string
  readonly title: ServiceText
  readonly paragraphs: readonly ServiceText[]
}

export const agreements = [
  {
    agreementId: 'customer-agreement',
    title: 'Customer agreement',
    paragraphs: [
      'Service starts on the day a device is activated and renews each month until you end it.',
      'You can return a device within 30 days in the condition in which it arrived.',
    ],
  },
  {
    agreementId: 'device-payment-agreement',
    title: 'Device payment agreement',
    paragraphs: [
      'A device on instalments is yours from the day it ships. What is still owed falls due if the line is ended.',
      'There is no charge for paying early.',
    ],
  },
  {
    agreementId: 'trade-in-agreement',
    title: 'Trade-in agreement',
    paragraphs: [
      'The device is yours to trade in, erased and signed out of its maker’s account. It reaches us within 30 days.',
      'If we see it differently, you choose: the new value, or the device back, free.',
    ],
  },
] as const satisfies readonly Agreement[]

export const agreementIds: readonly string[] = agreements.map(({ agreementId }) => agreementId)

const isNeeded: Readonly<Record<(typeof agreements)[number]['agreementId'], (cart: CartState) => boolean>> = {
  'customer-agreement': (cart) => !isStandaloneTradeIn(cart),
  'device-payment-agreement': ({ lines }) => lines.some(({ device }) => device !== undefined && device.term > 0),
  'trade-in-agreement': (cart) => takenTradeIns(cart).length > 0,
}

/** The agreements that this cart needs. */
export const agreementsFor = (cart: CartState): readonly (typeof agreements)[number][] =>
  agreements.filter(({ agreementId }) => isNeeded[agreementId](cart))

export const hasAgreed = (cart: CartState): boolean =>
  agreementsFor(cart).every(({ agreementId }) => cart.acceptedAgreementIds.includes(agreementId))
