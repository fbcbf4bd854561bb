import type { ApiFetcher } from '@ts-rest/core'
import type { FetchLike } from './fetch-like'

const bodyOf = async (reply: Response): Promise<unknown> => {
  const text = await reply.text()
  const isJson = (reply.headers.get('content-type') ?? '').includes('json')
  return isJson && text !== '' ? (JSON.parse(text) as unknown) : text
}

/** Sends what the typed client asks for. */
export const sendRequest =
  (fetch: FetchLike): ApiFetcher =>
  async ({ path, method, headers, body }) => {
    const reply = await fetch(path, { method, headers, ...(typeof body === 'string' && { body }) })
    return { status: reply.status, body: await bodyOf(reply), headers: reply.headers }
  }
