import { findChatProposition } from './chat-propositions'

export type ChatFlow = 'LP' | 'CO' | null

export interface ChatFlowFacts {
  /** A chat with a person is under way in another page. */
  isChatInProgress: boolean
  statusCode: string
  propositionIds: readonly string[]
}

const isDone = (statusCode: string) => statusCode === '0' || statusCode === '00'

/** A person (LP) before a bot (CO); null where nothing shows. */
export const chatFlow = ({ isChatInProgress, statusCode, propositionIds }: ChatFlowFacts): ChatFlow => {
  if (isChatInProgress) return 'LP'
  if (!isDone(statusCode)) return null
  const flows = propositionIds.map((id) => findChatProposition(id)?.flow)
  if (flows.includes('LP')) return 'LP'
  return flows.includes('CO') ? 'CO' : null
}
