import type { ApiFetcher, AppRoute } from '@ts-rest/core'
import { z } from 'zod'
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

/** Whether an answer has none of the fields that the contract has for it, as one of another API. */
const isForeign = ({ responses }: AppRoute, status: number, body: unknown): boolean => {
  const schema = responses[status]
  if (typeof body !== 'object' || body === null) return false
  if (schema instanceof z.ZodArray) return !Array.isArray(body)
  if (!(schema instanceof z.ZodObject)) return false
  const needed = Object.entries(schema.shape).filter(([, field]) => !(field as z.ZodType).safeParse(undefined).success)
  return needed.length > 0 && needed.every(([name]) => !(name in body))
}

/** The body of an answer to a route of the contract. */
export const readAnswerTo = async (route: AppRoute, reply: Response, baseUrl: string): Promise<unknown> => {
  const body = await readAnswer(reply, baseUrl)
  if (isForeign(route, reply.status, body)) throw new SimulatorRefusal(reply.status, undefined, baseUrl)
  return body
}

/** Sends what the typed client asks for. */
export const sendRequest =
  (fetch: FetchLike, baseUrl: string): ApiFetcher =>
  async ({ route, path, method, headers, body }) => {
    const reply = await fetch(path, { method, headers, ...(typeof body === 'string' && { body }) })
    return { status: reply.status, body: await readAnswerTo(route, reply, baseUrl), headers: reply.headers }
  }
