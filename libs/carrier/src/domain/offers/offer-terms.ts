import { findProduct, offerNeed, type DeviceSku, type OfferModel } from '@soe/catalogue'
import type { Language, LocalizedText } from '@soe/contracts'
import { formatCents } from '@soe/rules'
import { priceOffer } from './line-offer'

const ends: Readonly<Record<NonNullable<OfferModel['endsWith']>, LocalizedText>> = {
  week: { en: 'Until Sunday.', es: 'Hasta el domingo.' },
  month: { en: 'Until the end of the month.', es: 'Hasta el final del mes.' },
}

const byTheMonth = (offer: OfferModel, sku: DeviceSku, termMonths: number): LocalizedText => {
  const { offerId, cents, percent } = offer
  const own = offer.on === 'storage' ? sku.storageStepCents : cents
  const { monthlyCents, lastCents = monthlyCents } = priceOffer(
    { offerId, on: 'device', ...(own !== undefined && { cents: own }), ...(percent !== undefined && { percent }) },
    { devicePriceCents: sku.retailCents, deviceTodayCents: 0, termMonths, planMonthlyCents: 0, pieceCents: () => 0 },
  )
  const off = formatCents(monthlyCents)
  const last = formatCents(lastCents)
  return {
    en: `${off} off each of ${termMonths} monthly payments${last === off ? '' : `, ${last} off the last`}.`,
    es: `${off} menos en cada uno de ${termMonths} pagos mensuales${last === off ? '' : `, ${last} en el último`}.`,
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

const namesOf = (productIds: readonly string[], or: string, language: Language): string =>
  productIds.map((id) => findProduct(id, language)?.productDisplayName ?? id).join(or)

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
      es: `El ${percent}\u00A0% del plan se descuenta de las primeras ${months} facturas.`,
    },
  ],
  accessory: ({ percent = 0, accessoryIds = [] }) => [
    {
      en: `${percent}% off one ${namesOf(accessoryIds, ' or ', 'en')} for each device, after the bundle discount.`,
      es: `${percent}\u00A0% menos en una pieza de ${namesOf(accessoryIds, ' o ', 'es')} por equipo, después del descuento por paquete.`,
    },
  ],
}

const audience = ({ lobs }: OfferModel): LocalizedText | undefined =>
  lobs.includes('prepaid') ? undefined : { en: 'Not for prepaid.', es: 'No vale para prepago.' }

/** The offer of a device in sentences: what it needs, what it takes off, as it is priced, and until when. */
export const offerTerms = (sku: DeviceSku, language: Language): readonly string[] => {
  const { offer } = sku.model
  if (!offer) return []
  const terms = [
    offerNeed(offer),
    ...effects[offer.on](offer, sku),
    offer.endsWith && ends[offer.endsWith],
    audience(offer),
  ]
  return terms.filter((term) => term !== undefined).map((term) => term[language])
}
