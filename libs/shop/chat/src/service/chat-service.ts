import type { ChatView, StartChatBody } from '@soe/contracts'

export interface ChatListener {
  /** The whole chat, whenever it has changed. */
  onChat: (chat: ChatView | null) => void
  /** Whether messages arrive. */
  onConnection: (isConnected: boolean) => void
}

/** What the shop needs of whoever carries its chats. A vendor's script is put behind it in one file. */
export interface ChatService {
  /** The shopper's chat, if there is one. */
  read(): Promise<ChatView | null>
  start(body: StartChatBody): Promise<ChatView>
  write(text: string): Promise<ChatView>
  end(): Promise<ChatView>
  /** Follows the chat until the returned function is called. */
  follow(listener: ChatListener): () => void
}
