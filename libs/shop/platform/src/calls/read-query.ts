import type { AnswerOf, BodyInputOf, QueryOf } from '@soe/contracts'
import { queryOptions } from '@tanstack/react-query'
import type { Sent } from '../client/call-route'
import type { ClientRoute } from '../client/client-route'
import type { Shop } from '../create-shop'

export type RequestOf<Called extends ClientRoute> =
  QueryOf<Called> extends undefined ? { body: BodyInputOf<Called> } : { query: QueryOf<Called> }

export type ReadRoute = ClientRoute & { readonly kind: 'read' }

export const callOnce = async <Called extends ReadRoute>(
  shop: Shop,
  route: Called,
  request: RequestOf<Called>,
  signal?: AbortSignal,
): Promise<AnswerOf<Called>> => {
  const sent: Sent<Called> = request
  return (await shop.client.load()).call(route, { ...sent, ...(signal && { signal }) })
}

export const queryKeyOf = (shop: Shop, { key }: ClientRoute, request?: unknown) =>
  request === undefined ? [key, shop.identity.get().audience] : [key, shop.identity.get().audience, request]

/** How every read is read, whatever its method: most reads of this carrier are POSTs. */
export const readQuery = <Called extends ReadRoute>(shop: Shop, route: Called, request: RequestOf<Called>) =>
  queryOptions({
    queryKey: queryKeyOf(shop, route, request),
    queryFn: ({ signal }) => callOnce(shop, route, request, signal),
  })
