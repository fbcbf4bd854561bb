import type { ApiFetcher } from '@ts-rest/core'
import type { FetchLike } from './fetch-like'
import { SimulatorRefusal } from './simulator-refusal'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The body of an answer; whatever else answers at the address sends something that is no JSON. */
export const readAnswer = async (reply: Response, baseUrl: string): Promise<unknown> => {
  const text = await reply.text()
  if (text === '') return text
  const isJson = (reply.headers.get('content-type') ?? '').includes('json')
  const body = isJson ? parsed(text) : undefined
  if (typeof body !== 'object' || body === null) throw new SimulatorRefusal(reply.status, text, baseUrl)
  return body
}

/** Sends what the typed client asks for. */
export const sendRequest =
  (fetch: FetchLike, baseUrl: string): ApiFetcher =>
  async ({ path, method, headers, body }) => {
    const reply = await fetch(path, { method, headers, ...(typeof body === 'string' && { body }) })
    return { status: reply.status, body: await readAnswer(reply, baseUrl), headers: reply.headers }
  }
