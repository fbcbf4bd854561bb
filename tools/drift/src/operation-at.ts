import { operations, type OperationKey } from '@soe/contracts'

const places = new Map<string, { key: OperationKey; isAlias: boolean }>()
for (const { key, operation } of operations) {
  const { paths, aliases } = operation.metadata
  for (const path of aliases) places.set(`${operation.method} ${path}`, { key, isAlias: true })
  for (const path of Object.values(paths)) places.set(`${operation.method} ${path}`, { key, isAlias: false })
}

/** The operation that a method and a URL belong to. */
export const operationAt = (method: string, url: string): { key: OperationKey | undefined; isAlias: boolean } =>
  places.get(`${method} ${url.split('?')[0]}`) ?? { key: undefined, isAlias: false }
