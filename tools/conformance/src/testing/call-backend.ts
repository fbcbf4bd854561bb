import type { OperationKey } from '@soe/contracts'
import { operationOf, pathFor } from '../contract/judged-operations'
import { exampleOf } from '../shopping/examples'

export interface GivenCall {
  readonly body?: unknown
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls an operation's path for prospects, as any client could. */
export const callBackend = (url: string, key: OperationKey, given: GivenCall = {}): Promise<Response> => {
  const { method } = operationOf(key)
  const { body, query } = exampleOf(key)
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  return fetch(`${url}${given.path ?? `${pathFor(key, 'prospect')}${search}`}`, {
    method,
    headers: {
      'content-type': 'application/json',
      channelid: 'VZW-DOTCOM',
      guie2erequestid: 'test-1',
      ...given.headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(given.body ?? body) }),
  })
}
