import type { AnswerOf, BodyInputOf, QueryOf } from '@soe/contracts'
import type { ApiFetcher, AppRouteMutation, AppRouteQuery } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import type { ClientRoute } from './client-route'

/** What a call sends: a body or a query, by its route. */
export interface Sent<Called extends ClientRoute> {
  readonly body?: BodyInputOf<Called>
  readonly query?: QueryOf<Called>
}

/**
 * Calls a route through ts-rest, which makes its path and its body's text and hands them to the fetcher. A browser has
 * no schemas, so ts-rest knows a route by method and path alone: the types of body and answer follow from its key.
 */
export const callRoute = async <Called extends ClientRoute>(
  route: Called,
  { body, query }: { body?: unknown; query?: unknown },
  api: ApiFetcher,
): Promise<AnswerOf<Called>> => {
  const client = { baseUrl: '', api }
  if (route.method === 'GET') {
    const operation: AppRouteQuery = { path: route.path, method: 'GET', responses: {} }
    return (await initTsrReactQuery({ operation }, client).operation.query({ params: {}, query })).body
  }
  const operation: AppRouteMutation = { path: route.path, method: 'POST', responses: {}, body: null }
  return (await initTsrReactQuery({ operation }, client).operation.mutate({ params: {}, query, body })).body
}
