import {
  accessoryModels,
  findDeviceSku,
  findProduct,
  offerNeed,
  offerUntil,
  plansFor,
  type DeviceSku,
  type OfferModel,
} from '@soe/catalogue'
import type { Language, LocalizedText, Offer } from '@soe/contracts'
import { formatCents } from '@soe/rules'
import { offCents, priceOffer } from './line-offer'

/** What the offer takes off the device in all, before a down payment. */
const offDeviceCents = ({ offerId, on, cents, percent }: OfferModel, { retailCents, storageStepCents }: DeviceSku) => {
  const own = on === 'storage' ? storageStepCents : cents
  const amount = { ...(own !== undefined && { cents: own }), ...(percent !== undefined && { percent }) }
  return offCents({ offerId, on: 'device', ...amount }, retailCents)
}

const byTheMonth = (offer: OfferModel, sku: DeviceSku, termMonths: number): LocalizedText => {
  const { monthlyCents, lastCents = monthlyCents } = priceOffer(
    { offerId: offer.offerId, on: 'device', cents: offDeviceCents(offer, sku) },
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

const downPayment: LocalizedText = {
  en: 'It lowers payments that are still to come; a down payment stays due.',
  es: 'Descuenta de los pagos por venir; un pago inicial se paga igual.',
}

type Worth = Offer['worth'][number]

/** One row for the same worth, with what it is of; nothing where all are worth the same. */
const worthRows = (rows: readonly { cents: number; of: string }[]): Worth[] => {
  const amounts = [...new Set(rows.map(({ cents }) => cents))].filter((cents) => cents > 0)
  const namesOf = (cents: number) => [...new Set(rows.filter((row) => row.cents === cents).map(({ of }) => of))]
  const isOne = rows.every(({ cents }) => cents === rows[0]?.cents)
  return amounts.map((cents) => ({ amount: cents / 100, ...(!isOne && { of: namesOf(cents).join(', ') }) }))
}

const sizeOf = ({ sku: { capacity, skuFilters } }: DeviceSku): string => capacity ?? skuFilters.size ?? ''

/** An offer on one device, in the words of a language. */
interface Offered {
  readonly offer: OfferModel
  readonly sku: DeviceSku
  /** Every variant of the device. */
  readonly variants: readonly DeviceSku[]
  readonly language: Language
}

const deviceWorth = ({ offer, variants }: Offered): Worth[] =>
  worthRows(variants.map((variant) => ({ cents: offDeviceCents(offer, variant), of: sizeOf(variant) })))

const offDevice = (offered: Offered): LocalizedText[] => {
  const { offer, variants, sku } = offered
  const priced = variants.find((variant) => offDeviceCents(offer, variant) > 0) ?? sku
  const size = deviceWorth(offered).length > 1 || priced !== sku ? `${sizeOf(priced)}: ` : ''
  const monthly = sku.model.terms.map((term) => byTheMonth(offer, priced, term))
  return [...monthly.map(({ en, es }) => ({ en: `${size}${en}`, es: `${size}${es}` })), inFull(offer), downPayment]
}

const pieces = ({ accessoryIds = [] }: OfferModel) =>
  accessoryModels.filter(({ productId }) => accessoryIds.includes(productId))

interface Effect {
  readonly worth: (offered: Offered) => Worth[]
  readonly terms: (offered: Offered) => LocalizedText[]
}

/** What an offer is worth and how it is paid out, by what it lowers. */
const effects: Readonly<Record<OfferModel['on'], Effect>> = {
  price: {
    worth: ({ offer: { cents = 0 } }) => [{ amount: cents / 100 }],
    terms: () => [{ en: 'The price that you see has it already.', es: 'El precio que ves ya lo incluye.' }],
  },
  device: { worth: deviceWorth, terms: offDevice },
  storage: {
    worth: deviceWorth,
    terms: (offered) => [
      { en: 'Each storage costs what the one below it does.', es: 'Cada espacio cuesta lo que el anterior.' },
      ...offDevice(offered),
    ],
  },
  plan: {
    worth: ({ offer: { percent = 0, months = 0 }, sku }) =>
      worthRows(
        plansFor('postpaid', sku.model.category).map(({ displayName, monthlyCents }) => ({
          cents: Math.round((monthlyCents * percent) / 100) * months,
          of: displayName,
        })),
      ),
    terms: ({ offer: { percent = 0, months = 0 } }) => [
      {
        en: `${percent}% of the plan comes off the first ${months} bills; without Auto Pay, of what it costs then.`,
        es: `El ${percent}\u00A0% del plan se descuenta de las primeras ${months} facturas; sin pago automático, de lo que cuesta así.`,
      },
    ],
  },
  accessory: {
    worth: ({ offer, language }) =>
      worthRows(
        pieces(offer).map(({ name, retailCents, discountedCents = retailCents }) => ({
          cents: Math.round((discountedCents * (offer.percent ?? 0)) / 100),
          of: name[language],
        })),
      ),
    terms: ({ offer }) => {
      const names = (language: Language) => pieces(offer).map(({ name }) => name[language])
      return [
        {
          en: `${offer.percent}% off one ${names('en').join(' or ')} for each device, after the bundle discount.`,
          es: `${offer.percent}\u00A0% menos en una pieza de ${names('es').join(' o ')} por equipo, después del descuento por paquete.`,
        },
      ]
    },
  },
}

const audience = ({ lobs, newLinesOnly }: OfferModel): LocalizedText => {
  if (lobs.includes('prepaid')) return { en: 'Everyone, prepaid too.', es: 'Para todos, también prepago.' }
  return newLinesOnly
    ? {
        en: 'New lines only. Not for upgrades or prepaid.',
        es: 'Solo líneas nuevas. No vale para renovaciones ni prepago.',
      }
    : { en: 'New lines and upgrades. Not for prepaid.', es: 'Líneas nuevas y renovaciones. No vale para prepago.' }
}

const nothingToDo: LocalizedText = { en: 'There is nothing to do for it.', es: 'No hay que hacer nada.' }

/** The offer of a device on a day: who has it, what it is worth as it is priced, until when, and how to get it. */
export const offerRecord = (productId: string, language: Language, day: string): Offer | undefined => {
  const variants = (findProduct(productId)?.childSkus ?? []).flatMap(
    ({ skuId }) => findDeviceSku(skuId, language, day) ?? [],
  )
  const [sku] = variants
  const { offer } = sku?.model ?? {}
  if (!sku || !offer) return undefined
  const offered = { offer, sku, variants, language }
  const { worth, terms } = effects[offer.on]
  return {
    offerId: offer.offerId,
    name: offer.text[language],
    who: audience(offer)[language],
    worth: worth(offered),
    ...offerUntil(offer, day),
    how: (offerNeed(offer) ?? nothingToDo)[language],
    terms: terms(offered).map((term) => term[language]),
  }
}
