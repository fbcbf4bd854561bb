import type { AnswerOf, Audience, BodyInputOf, Command, OperationKey, QueryOf } from '@soe/contracts'
import type { Scenario } from '@soe/scenario'
import type { ReactNode } from 'react'

export type Language = 'en' | 'es'
export type Theme = 'light' | 'dark'

/** The same words in every language. */
export type Words = Readonly<Record<Language, readonly string[]>>

/** The world that a story is in, as its preparations reach it. */
export interface StoryWorld {
  readonly audience: Audience
  command(command: Command): Promise<unknown>
  arm(scenario: Scenario | string): Promise<unknown>
  /** Calls the carrier as the story's shopper, in the same session. */
  call<Key extends OperationKey>(
    key: Key,
    call?: { body?: BodyInputOf<Key>; query?: QueryOf<Key> },
  ): Promise<AnswerOf<Key>>
  /** Leaves every call of an operation without an answer. */
  hold(key: OperationKey): void
  readonly sessionStorage: Storage
}

export type Preparation = (world: StoryWorld) => unknown

/** A part in one state, and what makes that state. */
export interface Story {
  /** Without it the part is the page at the address, and the pages that it leads to. */
  render?: () => ReactNode
  /** The page that the part is on: its English path and query. */
  address?: string
  /** The id of the persona who shops; a part without one needs no simulator. */
  persona?: string
  userAgent?: string
  /** Milliseconds that the part waits for, on the shop's clock, and that pass at once. */
  atOnce?: readonly number[]
  /** Run in order before the part renders. */
  prepare?: readonly Preparation[]
  /** Buttons that open the state, by their names, in order; they change nothing of the world. */
  press?: Words
  /** Texts that the state shows. */
  says?: Words
}
