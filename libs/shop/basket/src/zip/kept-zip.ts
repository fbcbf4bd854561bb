import type { Shop } from '@soe/shop-platform'

const key = 'zip-code'

type Place = Pick<Shop, 'environment'>

export const keptZip = ({ environment }: Place): string | undefined =>
  environment.sessionStorage.getItem(key) ?? undefined

export const keepZip = ({ environment }: Place, zipCode: string): void =>
  environment.sessionStorage.setItem(key, zipCode)
