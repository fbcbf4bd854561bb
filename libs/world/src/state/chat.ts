import type { Stored } from './aggregate'

/** A shopper's conversation with a person, with the assistant, or with a specialist by video. */
export type ChatState = Stored<'chats'>

export type ChatMessageState = ChatState['messages'][number]
