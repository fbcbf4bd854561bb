import type { Store } from '@soe/contracts'
import { defaultZipCode } from '@soe/rules'
import { findStore, milesToStore, stores } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import { accountStateOf } from '../account/account'
import type { Caller } from '../../operation/caller'
import { accountOf, ownerOf } from '../account/identity'

/** A store's location code goes without its hyphen. */
export const plainLocationCode = (locationCode: string): string => locationCode.replaceAll('-', '')

/** As from the default zip code where none is known. */
const milesFrom = (zipCode: string | undefined, { locationCode }: Store): number =>
  milesToStore(zipCode ?? defaultZipCode, locationCode) ?? Infinity

export const nearestStore = (zipCode?: string): Store =>
  stores.reduce((nearest, store) => (milesFrom(zipCode, store) < milesFrom(zipCode, nearest) ? store : nearest))

/** A store with its distance, where it is known from where. */
export const withDistance = (store: Store, zipCode: string | undefined): Store => {
  const distanceMiles = zipCode === undefined ? undefined : milesToStore(zipCode, store.locationCode)
  return { ...store, ...(distanceMiles !== undefined && { distanceMiles }) }
}

/** Every store, the nearest first where it is known from where. */
export const storesFrom = (zipCode: string | undefined): Store[] =>
  (zipCode === undefined
    ? stores
    : stores.toSorted((left, right) => milesFrom(zipCode, left) - milesFrom(zipCode, right))
  ).map((store) => withDistance(store, zipCode))

/** Miles that nobody drives to pick up an order. */
const tooFarMiles = 100

/** Stores for a pickup, the nearest first: it and the chosen one at any distance, others where they are near. */
export const pickupStores = (zipCode: string | undefined, chosen: string | undefined): Store[] =>
  stores
    .toSorted((left, right) => milesFrom(zipCode, left) - milesFrom(zipCode, right))
    .map((store) => withDistance(store, zipCode))
    .filter(
      ({ distanceMiles = 0, locationCode }, place) =>
        place === 0 || distanceMiles < tooFarMiles || locationCode === chosen,
    )

interface StoreRequest {
  readonly zip?: string | undefined
  readonly locationCode?: string | undefined
}

/** The zip code that is asked for, else the customer's. */
export const callerZip = ({ session }: Caller, { zip }: StoreRequest = {}): string | undefined =>
  zip ?? accountOf(ownerOf(session))?.address.zipCode

/** The store with the location code or the one the shopper scans in, else the nearest to zip code or address. */
export const callerStore = (draft: WorldDraft, caller: Caller, request: StoreRequest = {}): Store => {
  const code = request.locationCode ?? accountStateOf(draft, ownerOf(caller.session)).scanAndGo?.locationCode ?? ''
  return findStore(plainLocationCode(code)) ?? nearestStore(callerZip(caller, request))
}
