/**
 * What `@ts-rest/react-query/v5` needs of `@ts-rest/core`, for builds only: the core bundles a schema library that
 * tree-shaking can't remove.
 */

interface AppRoute {
  method: string
  path: string
}

interface ClientArgs {
  baseUrl: string
  api: (args: FetcherArguments) => Promise<Answer>
}

interface FetcherArguments {
  route: AppRoute
  path: string
  method: string
  headers: Record<string, string>
  body: string | undefined
  fetchOptions: Record<string, unknown>
}

interface Answer {
  status: number
  body: unknown
  headers: Headers
}

interface InputArguments {
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
  extraHeaders?: Record<string, string>
  fetchOptions?: Record<string, unknown>
}

interface FetchApiOptions {
  path: string
  clientArgs: ClientArgs
  route: AppRoute
  body: unknown
  headers: Record<string, string>
  fetchOptions?: Record<string, unknown> | undefined
}

export const isAppRoute = (value: object): value is AppRoute => 'method' in value && 'path' in value

export const isAppRouteQuery = (route: AppRoute): boolean => route.method === 'GET'

const queryOf = (query: Record<string, unknown> = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = given
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')
  return text === '' ? '' : `?${text}`
}

export const evaluateFetchApiArgs = (
  route: AppRoute,
  clientArgs: ClientArgs,
  { query, body, headers, extraHeaders, fetchOptions }: InputArguments = {},
): FetchApiOptions => ({
  path: `${clientArgs.baseUrl}${route.path}${queryOf(query)}`,
  clientArgs,
  route,
  body,
  headers: { ...extraHeaders, ...headers },
  fetchOptions,
})

export const fetchApi = ({
  path,
  clientArgs,
  route,
  body,
  headers,
  fetchOptions = {},
}: FetchApiOptions): Promise<Answer> => {
  const hasBody = route.method !== 'GET' && body !== null && body !== undefined
  return clientArgs.api({
    route,
    path,
    method: route.method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    body: hasBody ? JSON.stringify(body) : undefined,
    fetchOptions,
  })
}

export const getRouteQuery = (route: AppRoute, clientArgs: ClientArgs) => (input?: InputArguments) =>
  fetchApi(evaluateFetchApiArgs(route, clientArgs, input))

export const isErrorResponse = ({ status }: Answer): boolean => status < 200 || status >= 300

export const isUnknownErrorResponse = (response: Answer, contractEndpoint: { responses: object }): boolean =>
  isErrorResponse(response) && !(String(response.status) in contractEndpoint.responses)

export const exhaustiveGuard = (value: never): never => {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
