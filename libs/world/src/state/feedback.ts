import type { Aggregate } from './aggregate'

/** A shopper's response to recommendations or to an offered chat. */
export interface FeedbackState extends Aggregate {
  readonly at: number
  readonly owner: string
  readonly source: 'deviceFeedback' | 'accessoryFeedback' | 'chatFeedback'
  readonly pageContext: string
  readonly category: string
  /** Id of the recommendation session, or of the chat session. */
  readonly sessionId: string
  readonly responses: readonly {
    readonly propositionId: string
    readonly externalId: string
    readonly dispositionOptionId: 81 | 82
  }[]
}
