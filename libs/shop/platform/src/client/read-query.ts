import type { AnswerOf, BodyInputOf, OperationKey, QueryOf } from '@soe/contracts'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../create-shop'

export type RequestOf<Key extends OperationKey> =
  QueryOf<Key> extends undefined ? { body: BodyInputOf<Key> } : { query: QueryOf<Key> }

/** Calls an operation once; rejects with a ShopError. */
export const callOnce = async <Key extends OperationKey>(
  shop: Shop,
  key: Key,
  request: RequestOf<Key>,
  signal?: AbortSignal,
): Promise<AnswerOf<Key>> => {
  const client = await shop.client.load()
  const { body } = await client.call(key, { ...request, ...(signal && { fetchOptions: { signal } }) })
  return body as AnswerOf<Key>
}

export const queryKeyOf = (shop: Shop, key: OperationKey, request?: unknown) =>
  request === undefined ? [key, shop.identity.get().audience] : [key, shop.identity.get().audience, request]

/** How every read is read, whatever its method: most reads of this carrier are POSTs. */
export const readQuery = <Key extends OperationKey>(shop: Shop, key: Key, request: RequestOf<Key>) =>
  queryOptions({
    queryKey: queryKeyOf(shop, key, request),
    queryFn: ({ signal }) => callOnce(shop, key, request, signal),
  })
