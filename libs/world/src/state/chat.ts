import type { ChatAuthor, ChatTrigger, ChatWay } from '@soe/contracts'
import type { Aggregate } from './aggregate'

export interface ChatMessageState {
  /** 1, 2, 3 … within the chat. */
  readonly id: number
  readonly at: number
  readonly from: ChatAuthor
  readonly text: string
  /** An accessory that the agent offers to add. */
  readonly offeredSkuId?: string
}

/** A shopper's conversation with a person, with the assistant, or with a specialist by video. */
export interface ChatState extends Aggregate {
  readonly owner: string
  /** The session in which it began; the agent's calls run in it. */
  readonly sessionId: string
  readonly way: ChatWay
  readonly topic: string
  /** `waiting` until an agent has answered. */
  readonly status: 'waiting' | 'open' | 'ended'
  readonly endedBy?: 'shopper' | 'agent'
  readonly agent?: string
  readonly firstName: string
  readonly trigger: ChatTrigger
  readonly startedAt: number
  readonly updatedAt: number
  /** How many messages it has had; the latest of them are kept. */
  readonly messageCount: number
  readonly messages: readonly ChatMessageState[]
}
