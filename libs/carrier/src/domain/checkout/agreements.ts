import type { LocalizedText } from '@soe/contracts'
import type { CartState } from '@soe/world'
import { isStandaloneTradeIn, takenTradeIns } from '../trade-in/trade-in-items'

interface Agreement {
  readonly agreementId: string
  readonly title: LocalizedText
  readonly paragraphs: readonly LocalizedText[]
}

export const agreements = [
  {
    agreementId: 'customer-agreement',
    title: { en: 'Customer agreement', es: 'Acuerdo del cliente' },
    paragraphs: [
      {
        en: 'Service starts on the day a device is activated and renews each month until you end it.',
        es: 'El servicio empieza el día en que se activa un equipo y se renueva cada mes hasta que lo terminas.',
      },
      {
        en: 'You can return a device within 30 days in the condition in which it arrived.',
        es: 'Puedes devolver un equipo dentro de 30 días en el estado en que llegó.',
      },
    ],
  },
  {
    agreementId: 'device-payment-agreement',
    title: { en: 'Device payment agreement', es: 'Acuerdo de pago del equipo' },
    paragraphs: [
      {
        en: 'A device on installments is yours from the day it ships. What is still owed falls due if the line is ended.',
        es: 'Un equipo en cuotas es tuyo desde el día en que se envía. Lo que aún se debe vence si terminas la línea.',
      },
      { en: 'There is no charge for paying early.', es: 'Pagar antes no tiene ningún cargo.' },
    ],
  },
  {
    agreementId: 'trade-in-agreement',
    title: { en: 'Trade-in agreement', es: 'Acuerdo de intercambio' },
    paragraphs: [
      {
        en: 'The device is yours to trade in, erased and signed out of its maker’s account. It reaches us within 30 days.',
        es: 'El equipo es tuyo, está borrado y sin la sesión de la cuenta de su fabricante. Nos llega dentro de 30 días.',
      },
      {
        en: 'If we see it differently, you choose: the new value, or the device back, free.',
        es: 'Si lo vemos distinto, tú eliges: el nuevo valor o el equipo de vuelta, gratis.',
      },
    ],
  },
] as const satisfies readonly Agreement[]

export const agreementIds: readonly string[] = agreements.map(({ agreementId }) => agreementId)

const isNeeded: Readonly<Record<(typeof agreements)[number]['agreementId'], (cart: CartState) => boolean>> = {
  'customer-agreement': (cart) => !isStandaloneTradeIn(cart) && cart.lines.some(({ activity }) => activity !== 'ACC'),
  'device-payment-agreement': ({ lines }) => lines.some(({ device }) => device !== undefined && device.term > 0),
  'trade-in-agreement': (cart) => takenTradeIns(cart).length > 0,
}

export const agreementsFor = (cart: CartState): readonly (typeof agreements)[number][] =>
  agreements.filter(({ agreementId }) => isNeeded[agreementId](cart))

export const hasAgreed = (cart: CartState): boolean =>
  agreementsFor(cart).every(({ agreementId }) => cart.acceptedAgreementIds.includes(agreementId))
