import type { ShippingOption, Store } from '@soe/contracts'
import { isoDate } from '../iso-date'

interface ShippingModel {
  shippingOptionId: string
  name: string
  description: string
  costCents: number
  /** Days from the order to the door. */
  days: number
  byAir: boolean
}

/** Ways that an order arrives; in-store pickup has the carrier's own words. */
export const shippingModels: readonly ShippingModel[] = [
  {
    shippingOptionId: 'STANDARD',
    name: 'Standard delivery',
    description: 'Free, two to three days',
    costCents: 0,
    days: 3,
    byAir: false,
  },
  {
    shippingOptionId: 'EXPRESS',
    name: 'Express delivery',
    description: 'The next day',
    costCents: 14_99,
    days: 1,
    byAir: true,
  },
  {
    shippingOptionId: 'ISPU',
    name: 'Free In-Store Pickup',
    description: 'Check availability',
    costCents: 0,
    days: 0,
    byAir: false,
  },
]

export const findShipping = (id: string): ShippingModel | undefined =>
  shippingModels.find(({ shippingOptionId }) => shippingOptionId === id)

const day = 86_400_000

/** @param from the instant at which the order can leave */
export const toShippingOption = (
  { costCents, days, byAir, ...option }: ShippingModel,
  from: number,
): ShippingOption => ({
  ...option,
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
    ispuServices: ['curbside'],
  },
  {
    locationCode: '0412002',
    name: 'Mill Creek',
    addressLine1: '50 Market St',
    city: 'South Portland',
    state: 'ME',
    zipCode: '04106',
    ispuServices: [],
  },
  {
    locationCode: '3000401',
    name: 'Windward Pkwy',
    addressLine1: '5530 Windward Pkwy',
    city: 'Alpharetta',
    state: 'GA',
    zipCode: '30004',
    ispuServices: ['curbside'],
  },
]

export const findStore = (locationCode: string | undefined): Store | undefined =>
  stores.find((store) => store.locationCode === locationCode)
