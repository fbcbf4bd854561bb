import type { InjectOptions, LightMyRequestResponse } from 'fastify'

/** What a shopper calls a simulator with: its app in this process, or a process over HTTP. */
export interface Client {
  inject(request: InjectOptions): Promise<ClientReply>
}

export type ClientReply = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'cookies'>

type Cookie = ClientReply['cookies'][number]

const readCookie = (text: string): Cookie => {
  const [pair = '', ...attributes] = text.split('; ')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const maxAge = attributes.find((attribute) => attribute.startsWith('Max-Age='))
  const expires = attributes.find((attribute) => attribute.startsWith('Expires='))
  return {
    name,
    value,
    ...(maxAge && { maxAge: Number(maxAge.slice(8)) }),
    ...(expires && { expires: new Date(expires.slice(8)) }),
  }
}

/** Calls a simulator that listens elsewhere; one that is gone rejects. */
export const httpClient = (base: () => string): Client => ({
  inject: async ({ method = 'GET', url, headers, payload, query }) => {
    const target = new URL(url as string, base())
    for (const [name, value] of Object.entries((query ?? {}) as Record<string, string>))
      target.searchParams.set(name, value)
    const { host: _, ...given } = (headers ?? {}) as Record<string, string>
    const reply = await fetch(target, {
      method,
      headers: { ...given, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
      redirect: 'manual',
    })
    return {
      statusCode: reply.status,
      headers: Object.fromEntries(reply.headers),
      body: await reply.text(),
      cookies: reply.headers.getSetCookie().map(readCookie),
    }
  },
})
