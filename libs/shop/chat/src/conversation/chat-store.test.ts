import type { ChatView, StartChatBody } from '@soe/contracts'
import type { ChatListener, ChatService } from '../service/chat-service'
import { emptyTrigger } from '../offer/chat-trigger'
import { createChatStore } from './chat-store'

const body: StartChatBody = { way: 'person', topic: 'cart', trigger: emptyTrigger }

const chatWith = (...texts: string[]): ChatView => ({
  id: 'CHAT-1',
  way: 'person',
  topic: 'cart',
  status: 'open',
  agent: 'Dana',
  messages: texts.map((text, at) => ({ id: at + 1, at: 0, from: 'agent', text })),
})

/** A service whose answers and events the test decides. */
const setUp = (given: Partial<ChatService> = {}) => {
  let listener: ChatListener | undefined
  let cookies = ''
  const stored = new Map<string, string>()
  const service: ChatService = {
    read: () => Promise.resolve(null),
    start: () => Promise.resolve(chatWith()),
    write: () => Promise.resolve(chatWith('Hello')),
    end: () => Promise.resolve({ ...chatWith('Hello'), status: 'ended' as const }),
    follow: (given) => {
      listener = given
      return () => {
        listener = undefined
      }
    },
    ...given,
  }
  const environment = {
    cookies: { read: () => cookies, write: (cookie: string) => void (cookies = cookie.split(';')[0] ?? '') },
    now: () => 0,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  }
  const store = createChatStore({ environment }, service)
  return {
    store,
    stored,
    cookie: () => cookies,
    arrive: (chat: ChatView | null) => listener?.onChat(chat),
    isFollowed: () => listener !== undefined,
  }
}

describe('a chat that starts', () => {
  it('opens, is followed, and is noted for other tabs', async () => {
    const { store, cookie, isFollowed } = setUp()
    expect(await store.start(body)).toBe(true)
    expect(store.get()).toMatchObject({ panel: 'open', chat: { id: 'CHAT-1' } })
    expect(isFollowed()).toBe(true)
    expect(cookie()).toBe('lockChatInProgress=true')
  })

  it('that fails leaves everything as it was', async () => {
    const { store, isFollowed } = setUp({ start: () => Promise.reject(new Error('503')) })
    expect(await store.start(body)).toBe(false)
    expect(store.get()).toMatchObject({ panel: 'closed', chat: null })
    expect(isFollowed()).toBe(false)
  })
})

describe('a message', () => {
  it('counts as seen while the window is open, and as new while it is minimised', async () => {
    const { store, arrive } = setUp()
    await store.start(body)
    arrive(chatWith('One'))
    expect(store.get().seen).toBe(1)
    store.show('minimised')
    arrive(chatWith('One', 'Two'))
    expect(store.get().seen).toBe(1)
    store.show('open')
    expect(store.get().seen).toBe(2)
  })

  it('that does not go out says so', async () => {
    const { store } = setUp({ write: () => Promise.reject(new Error('offline')) })
    await store.start(body)
    expect(await store.write('Hello')).toBe(false)
    expect(store.get().chat?.messages).toEqual([])
  })
})

describe('a chat that an earlier page began', () => {
  it.each(['open', 'minimised'] as const)('comes back %s', async (panel) => {
    const { store, stored } = setUp({ read: () => Promise.resolve(chatWith('One')) })
    stored.set('chatPanel', panel)
    await store.resume()
    expect(store.get()).toMatchObject({ panel, chat: { id: 'CHAT-1' } })
  })

  it('is not asked for where there was none', async () => {
    const read = jest.fn(() => Promise.resolve(null))
    const { store } = setUp({ read })
    await store.resume()
    expect(read).not.toHaveBeenCalled()
  })

  it('stays away once it has ended', async () => {
    const { store, stored } = setUp({ read: () => Promise.resolve({ ...chatWith(), status: 'ended' }) })
    stored.set('chatPanel', 'open')
    await store.resume()
    expect(store.get().panel).toBe('closed')
    expect(stored.has('chatPanel')).toBe(false)
  })
})

it('a chat that the agent ends stays in view, and is no longer followed', async () => {
  const { store, arrive, isFollowed, cookie } = setUp()
  await store.start(body)
  arrive({ ...chatWith('Bye'), status: 'ended' })
  expect(store.get().panel).toBe('open')
  expect(isFollowed()).toBe(false)
  expect(cookie()).toBe('lockChatInProgress=')
})
