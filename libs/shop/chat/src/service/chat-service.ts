import type { ChatView, StartChatBody } from '@soe/contracts'

export interface ChatListener {
  onChat: (chat: ChatView | null) => void
  onConnection: (isConnected: boolean) => void
}

/** What the shop needs of the service that carries its chats. A vendor's script is put behind it in one file. */
export interface ChatService {
  read(): Promise<ChatView | null>
  start(body: StartChatBody): Promise<ChatView>
  write(text: string): Promise<ChatView>
  end(): Promise<ChatView>
  /** Follows the chat until the returned function is called. */
  follow(listener: ChatListener): () => void
}
