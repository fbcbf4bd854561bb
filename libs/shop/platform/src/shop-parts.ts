import type { QueryClient } from '@tanstack/react-query'
import type { AddressBook, PageName } from './addresses/address'
import type { PathOf } from './addresses/page-path'
import type { AnswerDates } from './answers/answer-dates'
import type { Environment } from './environment'
import type { IdentityStore } from './identity/identity'
import type { NoticeStore } from './notices/notices'
import type { Language } from './texts/language'

export interface ShopParts {
  readonly environment: Environment
  readonly base: string
  readonly language: Language
  readonly addresses: AddressBook
  readonly pathOf: PathOf
  /** Which address a path is, without the prefix of the language. */
  readonly nameAt: (path: string) => PageName | undefined
  readonly identity: IdentityStore
  readonly notices: NoticeStore
  readonly queryClient: QueryClient
  /** When the carrier has answered: a session ends half an hour after. */
  readonly answerDates: AnswerDates
}
