import { partOf } from './part-of'
import { createCarrierClient } from '../client/carrier-client'
import type { RequestCompletion } from '../client/reactions'
import { createFailureHandling } from '../failures/failure-handling'
import { createShop } from '../create-shop'
import type { Environment } from '../environment'

export interface SessionVisit {
  cookies?: Readonly<Record<string, string>>
  address?: string
  /** The status of each call, by the end of its path; the default is 200. */
  statuses?: Readonly<Record<string, number>>
  tabs?: ReturnType<typeof createTabs>
  /** The carrier's clock; the device's by default. */
  serverNow?: () => number
}

type Hear = (event: { data: unknown }) => void

/** The tabs of one browser. A message reaches every channel but the one that sent it. */
export const createTabs = () => {
  const channels = new Set<{ onmessage?: Hear }>()
  const openChannel = () => {
    const channel: { onmessage?: Hear } = {}
    channels.add(channel)
    return Object.assign(channel, {
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data })
      },
      close: () => void channels.delete(channel),
    }) as unknown as BroadcastChannel
  }
  return { openChannel }
}

/** A jar that forgets what expires. */
const createJar = (start: Readonly<Record<string, string>>) => {
  const jar = new Map(Object.entries(start))
  const write = (text: string) => {
    const [pair = '', ...attributes] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    const expires = attributes.find((attribute) => attribute.startsWith('expires='))
    if (expires && Date.parse(expires.slice('expires='.length)) < Date.now()) jar.delete(name)
    else jar.set(name, value)
  }
  return { jar, read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '), write }
}

/** A shop whose carrier answers by path alone, on the time of the fake timers. */
export const createSessionShop = ({
  cookies = {},
  address = '/smartphones/orbit/',
  statuses = {},
  tabs = createTabs(),
  serverNow = () => Date.now(),
}: SessionVisit) => {
  const { pathname, search, origin } = new URL(address, 'http://shop.test')
  const { jar, read, write } = createJar({ 'XSRF-TOKEN': 'token', ...cookies })
  const calls: string[] = []
  const visited: string[] = []
  const answer = async (address: string | URL | Request) => {
    const url = `${address instanceof Request ? address.url : address}`
    if (url.startsWith('/content/')) return Response.json({ featureFlags: {} })
    calls.push(url)
    const status = Object.entries(statuses).find(([end]) => url.endsWith(end))?.[1] ?? 200
    const headers = { 'content-type': 'application/json', date: new Date(serverNow()).toUTCString() }
    return new Response(JSON.stringify({ statusCode: '00' }), { status, headers })
  }
  const environment = partOf<Environment>({
    location: { pathname, search, origin, assign: (path: string | URL) => void visited.push(`${path}`) },
    cookies: { read, write },
    userAgent: '',
    sessionStorage: window.sessionStorage,
    fetch: answer,
    now: () => Date.now(),
    wait: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    timeout: () => new AbortController().signal,
    newId: () => 'request',
    openChannel: tabs.openChannel,
  })
  const effects = { onError: () => undefined, onGoToUrl: async () => false }
  const complete: RequestCompletion['complete'] = async (_route, body) => body
  const shop = createShop({
    environment,
    addresses: {},
    loadClient: async (opened) =>
      createCarrierClient(opened, { ...(await createFailureHandling(opened, effects)), complete }),
  })
  return { shop, calls, visited, jar }
}
