import { useShop } from '@soe/shop-platform'
import { useSyncExternalStore } from 'react'
import { chatStoreOf, type ChatState, type ChatStore } from './chat-store'

export const useChatStore = (): ChatStore => chatStoreOf(useShop())

export const useChat = (): ChatState => {
  const { subscribe, get } = useChatStore()
  return useSyncExternalStore(subscribe, get, get)
}
