import type { CartState } from '@soe/world'

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
] as const

export const agreementIds: readonly string[] = agreements.map(({ agreementId }) => agreementId)

/** The agreements that this cart needs; the device payment agreement only for devices on instalments. */
export const agreementsFor = ({ lines }: CartState): readonly (typeof agreements)[number][] =>
  agreements.filter(
    ({ agreementId }) =>
      agreementId !== 'device-payment-agreement' || lines.some(({ device }) => device !== undefined && device.term > 0),
  )

export const hasAgreed = (cart: CartState): boolean =>
  agreementsFor(cart).every(({ agreementId }) => cart.acceptedAgreementIds.includes(agreementId))
