import type { AnswerOf, BodyInputOf, QueryOf } from '@soe/contracts'
import type { ApiFetcher, AppRouteMutation, AppRouteQuery } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import type { ClientRoute } from './client-route'

export interface Sent<Called extends ClientRoute> {
  readonly body?: BodyInputOf<Called>
  readonly query?: QueryOf<Called>
}

/** ts-rest types an answer without a schema as anything; the route's key says what it is. */
interface Answered {
  readonly body: unknown
}

/**
 * Calls a route through ts-rest, which makes its path and its body's text and hands them to the fetcher. A browser has
 * no schemas, so ts-rest knows a route by method and path alone: the types of body and answer follow from its key.
 */
export const callRoute = async <Called extends ClientRoute>(
  route: Called,
  { body, query }: Sent<Called>,
  api: ApiFetcher,
): Promise<AnswerOf<Called>> => {
  const client = { baseUrl: '', api }
  const { path } = route
  if (route.method === 'GET') {
    const operation: AppRouteQuery = { path, method: 'GET', responses: {} }
    const answer: Answered = await initTsrReactQuery({ operation }, client).operation.query({ params: {}, query })
    return answer.body as AnswerOf<Called>
  }
  const operation: AppRouteMutation = { path, method: 'POST', responses: {}, body: null }
  const answer: Answered = await initTsrReactQuery({ operation }, client).operation.mutate({ params: {}, query, body })
  return answer.body as AnswerOf<Called>
}
