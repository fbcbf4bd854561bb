import type { Store } from '@soe/contracts'
import { defaultZipCode } from '@soe/rules'
import { stores } from '@soe/catalogue'

const distance = (left: string, right: string) => Math.abs(Number(left) - Number(right))

/** The store whose zip code is numerically nearest: consecutive zip codes are neighbours. */
export const nearestStore = (zipCode: string = defaultZipCode): Store =>
  stores.reduce((nearest, store) =>
    distance(store.zipCode, zipCode) < distance(nearest.zipCode, zipCode) ? store : nearest,
  )
