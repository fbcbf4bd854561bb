import type { ChatView, StartChatBody } from '@soe/contracts'
import type { Environment, Shop } from '@soe/shop-platform'
import { createEventStreamService } from '../service/event-stream-service'
import type { ChatService } from '../service/chat-service'
import { isChatInProgress, noteChatInProgress } from './chat-cookie'

/** `asking`: what it is about, and who is to answer. */
export type Panel = 'closed' | 'asking' | 'open' | 'minimised'

export interface ChatState {
  readonly panel: Panel
  readonly chat: ChatView | null
  readonly isConnected: boolean
  /** Messages that the shopper has had in view. */
  readonly seen: number
}

export interface ChatStore {
  get(): ChatState
  subscribe(listener: () => void): () => void
  resume(): Promise<void>
  /** Whether a chat is under way now. */
  start(body: StartChatBody): Promise<boolean>
  write(text: string): Promise<boolean>
  end(): Promise<void>
  /** Reads the chat again; never rejects. */
  refresh(): Promise<void>
  show(panel: Panel): void
}

const panelKey = 'chatPanel'

const none: ChatState = { panel: 'closed', chat: null, isConnected: false, seen: 0 }

const isUnderWay = (chat: ChatView | null): chat is ChatView => chat !== null && chat.status !== 'ended'

export interface ChatEnvironment {
  readonly environment: Pick<Environment, 'cookies' | 'now'> & {
    readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  }
}

export const createChatStore = ({ environment }: ChatEnvironment, service: ChatService): ChatStore => {
  let state = none
  let stopFollowing: (() => void) | undefined
  const listeners = new Set<() => void>()
  const set = (change: Partial<ChatState>) => {
    state = { ...state, ...change }
    if (state.panel === 'open') state = { ...state, seen: state.chat?.messages.at(-1)?.id ?? 0 }
    for (const listener of listeners) listener()
  }
  const take = (chat: ChatView | null) => {
    noteChatInProgress(environment, isUnderWay(chat) && chat.way === 'person')
    set({ chat })
    if (isUnderWay(chat)) follow()
    else unfollow()
  }
  const unfollow = () => {
    stopFollowing?.()
    stopFollowing = undefined
  }
  const follow = () => {
    stopFollowing ??= service.follow({ onChat: take, onConnection: (isConnected) => set({ isConnected }) })
  }
  const show = (panel: Panel) => {
    if (panel === 'closed' || panel === 'asking') environment.sessionStorage.removeItem(panelKey)
    else environment.sessionStorage.setItem(panelKey, panel)
    set({ panel })
  }
  const attempt = async (run: () => Promise<ChatView>): Promise<boolean> => {
    try {
      take(await run())
      return true
    } catch {
      return false
    }
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    resume: async () => {
      const panel = environment.sessionStorage.getItem(panelKey)
      if (panel === null && !isChatInProgress(environment)) return
      const chat = await service.read().catch(() => null)
      take(chat)
      if (isUnderWay(chat)) set({ panel: panel === 'open' ? 'open' : 'minimised' })
      else environment.sessionStorage.removeItem(panelKey)
    },
    start: async (body) => {
      const isStarted = await attempt(() => service.start(body))
      if (isStarted) show('open')
      return isStarted
    },
    write: (text) => attempt(() => service.write(text)),
    refresh: () => service.read().then(take, () => undefined),
    end: async () => {
      if (isUnderWay(state.chat)) await attempt(() => service.end())
      show('closed')
    },
    show,
  }
}

const stores = new WeakMap<Shop, ChatStore>()

export const chatStoreOf = (shop: Shop): ChatStore => {
  const found = stores.get(shop) ?? createChatStore(shop, createEventStreamService(shop))
  stores.set(shop, found)
  return found
}
