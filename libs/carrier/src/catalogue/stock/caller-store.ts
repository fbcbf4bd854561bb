import type { Store } from '@soe/contracts'
import { findStore } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import { accountStateOf } from '../../account/account'
import type { Caller } from '../../account/caller'
import { accountOf, ownerOf } from '../../account/identity'
import { nearestStore } from './nearest-store'
import { plainLocationCode } from './plain-location-code'

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
