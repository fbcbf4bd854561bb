import type { Shop } from '@soe/shop-platform'

const key = 'zip-code'

type Place = Pick<Shop, 'environment'>

/** The ZIP code that the shopper gave last; the tab keeps it. */
export const keptZip = ({ environment }: Place): string | undefined =>
  environment.sessionStorage.getItem(key) ?? undefined

export const keepZip = ({ environment }: Place, zipCode: string): void =>
  environment.sessionStorage.setItem(key, zipCode)
