import type { QueryClient } from '@tanstack/react-query'
import type { AnswerDates } from './answers/answer-dates'
import type { Environment } from './environment'
import type { IdentityStore } from './identity/identity'
import type { NoticeStore } from './notices/notices'
import type { Language } from './texts/language'

/** What the carrier's client reaches of the shop. */
export interface ShopParts {
  readonly environment: Environment
  /** The prefix of the page's language. */
  readonly base: string
  readonly language: Language
  readonly identity: IdentityStore
  readonly notices: NoticeStore
  readonly queryClient: QueryClient
  /** When the carrier has answered: a session ends half an hour after. */
  readonly answerDates: AnswerDates
}
