import type { ShippingOption, Store, Language, LocalizedText } from '@soe/contracts'
import { isoDate } from '@soe/rules'

export interface ShippingModel {
  shippingOptionId: string
  name: LocalizedText
  description: LocalizedText
  costCents: number
  /** Days from the order to the door. */
  days: number
  byAir: boolean
}

/** Ways that an order arrives; in-store pickup has the carrier's own words. */
export const shippingModels: readonly ShippingModel[] = [
  {
    shippingOptionId: 'STANDARD',
    name: { en: 'Standard delivery', es: 'Entrega estándar' },
    description: { en: 'Free, two to three days', es: 'Gratis, de dos a tres días' },
    costCents: 0,
    days: 3,
    byAir: false,
  },
  {
    shippingOptionId: 'EXPRESS',
    name: { en: 'Express delivery', es: 'Entrega exprés' },
    description: { en: 'The next day', es: 'Al día siguiente' },
    costCents: 14_99,
    days: 1,
    byAir: true,
  },
  {
    shippingOptionId: 'ISPU',
    name: { en: 'Free In-Store Pickup', es: 'Recogida gratis en la tienda' },
    description: { en: 'Check availability', es: 'Ver disponibilidad' },
    costCents: 0,
    days: 0,
    byAir: false,
  },
]

export interface SameDayModel extends ShippingModel {
  /** Set up at the door by the carrier's people, or handed over. */
  sddType: 'sdd_vmp' | 'sdd_non_vmp'
}

/** From a store near the address, within a window; the last comes the day after. */
export const sameDayModels: readonly SameDayModel[] = [
  {
    shippingOptionId: 'SDD_SAMEDAY',
    name: { en: 'Same-day delivery with setup', es: 'Entrega el mismo día con instalación' },
    description: { en: 'Set up at your door', es: 'Lo configuramos en tu puerta' },
    costCents: 9_99,
    days: 0,
    byAir: false,
    sddType: 'sdd_vmp',
  },
  {
    shippingOptionId: 'SDD_SAMEDAY_NVMP',
    name: { en: 'Same-day delivery', es: 'Entrega el mismo día' },
    description: { en: 'Handed to you within two hours', es: 'En tus manos en dos horas' },
    costCents: 4_99,
    days: 0,
    byAir: false,
    sddType: 'sdd_non_vmp',
  },
  {
    shippingOptionId: 'SDD_NVMP',
    name: { en: 'Next-day window', es: 'Horario del día siguiente' },
    description: { en: 'Handed to you within two hours, tomorrow', es: 'En tus manos en dos horas, mañana' },
    costCents: 2_99,
    days: 1,
    byAir: false,
    sddType: 'sdd_non_vmp',
  },
]

export const findSameDay = (id: string): SameDayModel | undefined =>
  sameDayModels.find(({ shippingOptionId }) => shippingOptionId === id)

export const findShipping = (id: string): ShippingModel | undefined =>
  shippingModels.find(({ shippingOptionId }) => shippingOptionId === id) ?? findSameDay(id)

const day = 86_400_000

/** @param from when the order can leave, by the carrier's clocks: the instant at which those in Greenwich show it */
export const toShippingOption = (
  { shippingOptionId, name, description, costCents, days }: ShippingModel,
  from: number,
  language: Language,
): ShippingOption => ({
  shippingOptionId,
  name: name[language],
  description: description[language],
  cost: costCents / 100,
  active: true,
  arrivesOn: isoDate(from + days * day),
})

export const stores: readonly Store[] = [
  {
    locationCode: '0412001',
    name: 'Commercial St',
    addressLine1: '188 Commercial St',
    city: 'Portland',
    state: 'ME',
    zipCode: '04101',
    hours: { opens: '09:00', closes: '20:00' },
    ispuServices: ['curbside'],
  },
  {
    locationCode: '0412002',
    name: 'Mill Creek',
    addressLine1: '50 Market St',
    city: 'South Portland',
    state: 'ME',
    zipCode: '04106',
    hours: { opens: '10:00', closes: '19:00' },
    ispuServices: [],
  },
  {
    locationCode: '3000401',
    name: 'Windward Pkwy',
    addressLine1: '5530 Windward Pkwy',
    city: 'Alpharetta',
    state: 'GA',
    zipCode: '30004',
    hours: { opens: '09:00', closes: '21:00' },
    ispuServices: ['curbside'],
  },
]

export const findStore = (locationCode: string | undefined): Store | undefined =>
  stores.find((store) => store.locationCode === locationCode)
