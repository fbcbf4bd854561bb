import type { Store } from '@soe/contracts'
import { findStore } from '@soe/catalogue'
import type { Caller } from '../../account/caller'
import { accountOf, ownerOf } from '../../account/identity'
import { nearestStore } from './nearest-store'
import { plainLocationCode } from './plain-location-code'

interface StoreRequest {
  readonly zip?: string | undefined
  readonly locationCode?: string | undefined
}

/** The store with the location code, else the one nearest to the zip code or the account's address. */
export const callerStore = ({ session }: Caller, { zip, locationCode }: StoreRequest = {}): Store =>
  findStore(plainLocationCode(locationCode ?? '')) ?? nearestStore(zip ?? accountOf(ownerOf(session))?.address.zipCode)
