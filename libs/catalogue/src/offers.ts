import type { LineOfBusiness, LocalizedText, UnearnedOffer } from '@soe/contracts'
import { isoDate, startOfDay } from '@soe/rules'

/** What the cart has to hold beside the device. */
export type OfferNeed = Exclude<UnearnedOffer['needs'], 'earlier-order'>

/** What an offer lowers: the price for everyone, or something of the cart that meets its terms. */
export type OfferSubject = 'price' | 'device' | 'storage' | 'plan' | 'accessory'

/** The one description of what a device's badge promises. */
export interface OfferModel {
  readonly offerId: string
  readonly text: LocalizedText
  readonly lobs: readonly LineOfBusiness[]
  readonly needs: OfferNeed
  /** An upgrade does not have it. */
  readonly newLinesOnly?: true
  readonly on: OfferSubject
  readonly cents?: number
  readonly percent?: number
  /** The accessories of which one piece for each device is lowered. */
  readonly accessoryIds?: readonly string[]
  /** How many bills a lowered plan lasts. */
  readonly months?: number
  /** The offer ends with its week (Sunday) or its month; another device of the category has the next one. */
  readonly endsWith?: 'week' | 'month'
}

const everyone = ['postpaid', 'prepaid'] as const
const postpaid = ['postpaid'] as const

const dollarsOff = (dollars: number, when: LocalizedText): LocalizedText => ({
  en: `$${dollars} off ${when.en}`,
  es: `$${dollars} de descuento ${when.es}`,
})

/** Dollars off the price for everyone, whatever else is in the cart. */
const offThePrice = { lobs: everyone, needs: 'nothing', on: 'price' } as const

/** Taken off the device of a line whose cart meets the terms. */
const offTheDevice = { lobs: postpaid, on: 'device' } as const

/** The same, for who starts a line with the device. */
const offTheFirstDevice = { ...offTheDevice, newLinesOnly: true } as const

export const anyTradeIn = (dollars: number): OfferModel => ({
  ...offTheDevice,
  offerId: `TRADE_IN_${dollars}`,
  text: dollarsOff(dollars, { en: 'with any trade-in', es: 'con cualquier intercambio' }),
  needs: 'trade-in',
  cents: dollars * 100,
})

export const offThisMonth = (dollars: number): OfferModel => ({
  ...offThePrice,
  offerId: `MONTH_${dollars}`,
  text: dollarsOff(dollars, { en: 'this month', es: 'este mes' }),
  cents: dollars * 100,
  endsWith: 'month',
})

export const offWithoutTradeIn = (dollars: number): OfferModel => ({
  ...offThePrice,
  offerId: `NO_TRADE_IN_${dollars}`,
  text: {
    en: `$${dollars} off, no trade-in needed`,
    es: `$${dollars} de descuento, sin intercambio`,
  },
  cents: dollars * 100,
})

export const offWithNewLine = (dollars: number): OfferModel => ({
  ...offTheFirstDevice,
  offerId: `NEW_LINE_${dollars}`,
  text: dollarsOff(dollars, { en: 'with a new line', es: 'con una línea nueva' }),
  needs: 'new-line',
  cents: dollars * 100,
})

export const offWithPhone = (dollars: number): OfferModel => ({
  ...offTheDevice,
  offerId: `PHONE_${dollars}`,
  text: dollarsOff(dollars, { en: 'with any phone', es: 'con un teléfono' }),
  needs: 'phone',
  cents: dollars * 100,
})

export const halfWithNewLine: OfferModel = {
  ...offTheFirstDevice,
  offerId: 'NEW_LINE_HALF',
  text: { en: 'Half off with a new line', es: 'A mitad de precio con una línea nueva' },
  needs: 'new-line',
  percent: 50,
}

export const withSecondLine: OfferModel = {
  ...offTheFirstDevice,
  offerId: 'SECOND_LINE',
  text: { en: 'Included with a second line', es: 'Incluido con una segunda línea' },
  needs: 'second-line',
  percent: 100,
}

export const withUnlimitedPlan: OfferModel = {
  ...offTheFirstDevice,
  offerId: 'UNLIMITED_PLAN',
  text: { en: 'On us with any unlimited plan', es: 'Va por nosotros con un plan ilimitado' },
  needs: 'unlimited-plan',
  percent: 100,
}

export const withTabletPlan: OfferModel = {
  ...offTheFirstDevice,
  offerId: 'TABLET_PLAN',
  text: { en: 'Included with a tablet plan', es: 'Incluida con un plan de tableta' },
  needs: 'tablet-plan',
  percent: 100,
}

/** Each storage size costs what the one below it does. */
export const doubleStorage: OfferModel = {
  offerId: 'DOUBLE_STORAGE',
  text: { en: 'Double storage when you pre-order', es: 'El doble de espacio en preventa' },
  lobs: postpaid,
  needs: 'pre-order',
  on: 'storage',
}

export const planHalfOff = (months: number): OfferModel => ({
  offerId: `PLAN_HALF_${months}`,
  text: { en: `Plan half off for ${months} months`, es: `Plan a mitad de precio por ${months} meses` },
  lobs: postpaid,
  needs: 'plan',
  newLinesOnly: true,
  on: 'plan',
  percent: 50,
  months,
})

export const freeCase = (...accessoryIds: string[]): OfferModel => ({
  offerId: 'FREE_CASE',
  text: { en: 'Free case, this week only', es: 'Funda gratis, solo esta semana' },
  lobs: everyone,
  needs: 'accessory',
  on: 'accessory',
  percent: 100,
  accessoryIds,
  endsWith: 'week',
})

export const halfPriceKeyboard = (...accessoryIds: string[]): OfferModel => ({
  offerId: 'KEYBOARD_HALF',
  text: { en: 'Keyboard half price', es: 'Teclado a mitad de precio' },
  lobs: everyone,
  needs: 'accessory',
  on: 'accessory',
  percent: 50,
  accessoryIds,
})

const needs: Readonly<Record<OfferNeed, LocalizedText | undefined>> = {
  nothing: undefined,
  'trade-in': {
    en: 'Trade in a device that has a value, on the same line.',
    es: 'Entrega a cambio un equipo con valor, en la misma línea.',
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
  plan: { en: 'For the plan of a new line.', es: 'Para el plan de una línea nueva.' },
  accessory: {
    en: 'Add the accessory to the same cart; it does not come by itself.',
    es: 'Agrega el accesorio al mismo carrito; no viene solo.',
  },
}

/** What has to be done for an offer, in a sentence; nothing where it is the price itself. */
export const offerNeed = (offer: OfferModel): LocalizedText | undefined => needs[offer.needs]

/** What everyone pays less for the device. */
export const priceCutCents = (offer: OfferModel | undefined): number => (offer?.on === 'price' ? (offer.cents ?? 0) : 0)

const dayLength = 86_400_000

/** Weeks begin on Mondays; the first one began on 1970-01-05. */
const weekOf = (day: string): number => Math.floor((startOfDay(day) / dayLength - 4) / 7)

const yearAndMonth = (day: string): [year: number, month: number] => [Number(day.slice(0, 4)), Number(day.slice(5, 7))]

interface Period {
  /** Its number, in a row of its kind. */
  readonly turn: (day: string) => number
  readonly lastDay: (day: string) => number
}

const periods: Readonly<Record<NonNullable<OfferModel['endsWith']>, Period>> = {
  week: { turn: weekOf, lastDay: (day) => (weekOf(day) * 7 + 10) * dayLength },
  month: {
    turn: (day) => {
      const [year, month] = yearAndMonth(day)
      return year * 12 + month - 1
    },
    // oxlint-disable-next-line no-restricted-globals -- reads the calendar, never the clock
    lastDay: (day) => Date.UTC(...yearAndMonth(day), 0),
  },
}

/** Whose turn it is on a day, of those that have an offer one after the other. */
export const whoseTurn = <Item>(items: readonly Item[], { endsWith = 'week' }: OfferModel, day: string) =>
  items.at(periods[endsWith].turn(day) % items.length)

/** The last day of the offer's week or month; an offer may have none. */
export const offerUntil = ({ endsWith }: OfferModel, day: string): { until?: string } =>
  endsWith ? { until: isoDate(periods[endsWith].lastDay(day)) } : {}
