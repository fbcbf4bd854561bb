import type { Store } from '@soe/contracts'
import { defaultZipCode } from '@soe/rules'
import { stores, findStore } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import { accountStateOf } from '../account/account'
import type { Caller } from '../../operation/caller'
import { accountOf, ownerOf } from '../account/identity'

/** A store's location code goes without its hyphen. */
export const plainLocationCode = (locationCode: string): string => locationCode.replaceAll('-', '')

const distance = (left: string, right: string) => Math.abs(Number(left) - Number(right))

/** The store whose zip code is numerically nearest: consecutive zip codes are neighbours. */
export const nearestStore = (zipCode: string = defaultZipCode): Store =>
  stores.reduce((nearest, store) =>
    distance(store.zipCode, zipCode) < distance(nearest.zipCode, zipCode) ? store : nearest,
  )

interface StoreRequest {
  readonly zip?: string | undefined
  readonly locationCode?: string | undefined
}

/** The store with the location code or the one the shopper scans in, else the nearest to zip code or address. */
export const callerStore = (
  draft: WorldDraft,
  { session }: Caller,
  { zip, locationCode }: StoreRequest = {},
): Store => {
  const owner = ownerOf(session)
  const code = locationCode ?? accountStateOf(draft, owner).scanAndGo?.locationCode ?? ''
  return findStore(plainLocationCode(code)) ?? nearestStore(zip ?? accountOf(owner)?.address.zipCode)
}
