import type { ChatView } from '@soe/contracts'
import { noteAnswer, type Shop } from '@soe/shop-platform'
import type { ChatService } from './chat-service'

const root = '/support/chat'

type Asking = Pick<Shop, 'environment' | 'identity' | 'answerDates'>

/** Sends JSON with the token of the session; rejects where the answer is no success. */
export const postToSupport = async (asking: Asking, path: string, body: object): Promise<Response> => {
  const { environment, identity } = asking
  const token = identity.get().xsrfToken
  const response = await environment.fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', ...(token && { 'x-xsrf-token': token }) },
    body: JSON.stringify(body),
  })
  noteAnswer(asking, response)
  identity.refresh()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response
}

const chatOf = async (response: Response): Promise<ChatView> => ((await response.json()) as { chat: ChatView }).chat

/** The chat over server-sent events; the browser reopens a broken stream, and the first event holds all. */
export const createEventStreamService = (shop: Asking): ChatService => ({
  read: async () => {
    const response = await shop.environment.fetch(root, { credentials: 'same-origin' })
    if (!response.ok) throw new Error(`${root} answered ${response.status}`)
    return ((await response.json()) as { chat: ChatView | null }).chat
  },
  start: async (body) => chatOf(await postToSupport(shop, root, body)),
  write: async (text) => chatOf(await postToSupport(shop, `${root}/messages`, { text })),
  end: async () => chatOf(await postToSupport(shop, `${root}/end`, {})),
  follow: ({ onChat, onConnection }) => {
    const events = new EventSource(`${root}/events`)
    events.addEventListener('open', () => onConnection(true))
    events.addEventListener('error', () => onConnection(false))
    events.addEventListener('chat', ({ data }: MessageEvent<string>) => onChat(JSON.parse(data) as ChatView | null))
    return () => events.close()
  },
})
