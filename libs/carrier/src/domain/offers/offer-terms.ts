import { findProduct, type DeviceSku, type OfferModel, type OfferNeed } from '@soe/catalogue'
import type { Language, LocalizedText } from '@soe/contracts'
import { formatCents } from '@soe/rules'
import { priceOffer } from './line-offer'

const needs: Readonly<Record<OfferNeed, LocalizedText | undefined>> = {
  nothing: undefined,
  'trade-in': {
    en: 'Trade in a device that is worth something, for the same line.',
    es: 'Entrega a cambio un equipo que valga algo, para la misma línea.',
  },
  'new-line': { en: 'For a new line.', es: 'Para una línea nueva.' },
  'second-line': {
    en: 'For one of every two new lines in the same cart.',
    es: 'Para una de cada dos líneas nuevas del mismo carrito.',
  },
  phone: { en: 'With a phone that you buy in the same cart.', es: 'Con un teléfono que compres en el mismo carrito.' },
  'unlimited-plan': {
    en: 'For a new line with an unlimited plan.',
    es: 'Para una línea nueva con un plan ilimitado.',
  },
  'tablet-plan': { en: 'For a new line with a tablet plan.', es: 'Para una línea nueva con un plan de tableta.' },
  'pre-order': { en: 'While the device is a pre-order.', es: 'Mientras el equipo esté en preventa.' },
}

const ends: Readonly<Record<NonNullable<OfferModel['endsWith']>, LocalizedText>> = {
  week: { en: 'Until Sunday.', es: 'Hasta el domingo.' },
  month: { en: 'Until the end of the month.', es: 'Hasta el final del mes.' },
}

const byTheMonth = (offer: OfferModel, sku: DeviceSku, termMonths: number): LocalizedText => {
  const { offerId, cents, percent } = offer
  const own = offer.on === 'storage' ? sku.storageStepCents : cents
  const { monthlyCents } = priceOffer(
    { offerId, on: 'device', ...(own !== undefined && { cents: own }), ...(percent !== undefined && { percent }) },
    { devicePriceCents: sku.retailCents, deviceTodayCents: 0, termMonths, planMonthlyCents: 0, pieceCents: () => 0 },
  )
  const off = formatCents(monthlyCents)
  return {
    en: `${off} off each of ${termMonths} monthly payments.`,
    es: `${off} menos en cada uno de ${termMonths} pagos mensuales.`,
  }
}

const inFull = ({ needs: need }: OfferModel): LocalizedText =>
  need === 'trade-in'
    ? {
        en: 'Paid in full, it comes off a later bill with the value of what you trade in.',
        es: 'Si pagas todo hoy, se descuenta de una factura posterior con el valor de lo que entregas.',
      }
    : { en: 'Paid in full, it comes off today.', es: 'Si pagas todo hoy, se descuenta hoy.' }

const offDevice = (offer: OfferModel, sku: DeviceSku): LocalizedText[] => [
  ...sku.model.terms.map((term) => byTheMonth(offer, sku, term)),
  inFull(offer),
]

/** Products have one name in every language. */
const namesOf = (productIds: readonly string[], or: string): string =>
  productIds.map((id) => findProduct(id)?.productDisplayName ?? id).join(or)

const effects: Readonly<Record<OfferModel['on'], (offer: OfferModel, sku: DeviceSku) => LocalizedText[]>> = {
  price: () => [{ en: 'The price that you see has it already.', es: 'El precio que ves ya lo incluye.' }],
  device: offDevice,
  storage: (offer, sku) => [
    { en: 'Each storage costs what the one below it does.', es: 'Cada espacio cuesta lo que el anterior.' },
    ...((sku.storageStepCents ?? 0) > 0 ? offDevice(offer, sku) : []),
  ],
  plan: ({ percent = 0, months = 0 }) => [
    {
      en: `${percent}% of the plan comes off the first ${months} bills.`,
      es: `El ${percent} % del plan se descuenta de las primeras ${months} facturas.`,
    },
  ],
  accessory: ({ percent = 0, accessoryIds = [] }) => [
    {
      en: `${percent}% off one ${namesOf(accessoryIds, ' or ')} for each device, after the bundle discount.`,
      es: `${percent} % menos en una pieza de ${namesOf(accessoryIds, ' o ')} por equipo, después del descuento por paquete.`,
    },
    { en: 'Add it to the same cart; it does not come by itself.', es: 'Agrégala al mismo carrito; no viene sola.' },
  ],
}

const audience = ({ lobs }: OfferModel): LocalizedText | undefined =>
  lobs.includes('prepaid') ? undefined : { en: 'Not for prepaid.', es: 'No vale para prepago.' }

/** The offer of a device in sentences: what it needs, what it takes off, as it is priced, and until when. */
export const offerTerms = (sku: DeviceSku, language: Language): readonly string[] => {
  const { offer } = sku.model
  if (!offer) return []
  const terms = [
    needs[offer.needs],
    ...effects[offer.on](offer, sku),
    offer.endsWith && ends[offer.endsWith],
    audience(offer),
  ]
  return terms.filter((term) => term !== undefined).map((term) => term[language])
}
