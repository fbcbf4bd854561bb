import type { QueryClient } from '@tanstack/react-query'
import type { AddressBook, PageName } from './addresses/address'
import type { PathOf } from './addresses/page-path'
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
  readonly addresses: AddressBook
  /** The path of a page for the present shopper. */
  readonly pathOf: PathOf
  /** Which address a path is, without the prefix of the language. */
  readonly nameAt: (path: string) => PageName | undefined
  readonly identity: IdentityStore
  readonly notices: NoticeStore
  readonly queryClient: QueryClient
  /** When the carrier has answered: a session ends half an hour after. */
  readonly answerDates: AnswerDates
}
