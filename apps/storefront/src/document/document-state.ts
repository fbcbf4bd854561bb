import type { CartLock } from '@soe/shop-journey'
import type { Notice, ShownIdentity } from '@soe/shop-platform'
import type { QueryKey } from '@tanstack/react-query'

export interface DocumentState {
  /** Answers of the carrier, so that the page opens without a call. */
  readonly queries: readonly { queryKey: QueryKey; data: unknown }[]
  /** The shop's time when the document was written, in milliseconds since 1970, where it is not that of real clocks. */
  readonly now?: number
  /** The audience that the page is drawn for; undefined where the browser draws it. */
  readonly drawnFor?: ShownIdentity
  /** What a form that was sent has left behind. */
  readonly notices?: readonly Notice[]
  readonly lock?: CartLock
}

export const stateId = 'state'

/** The state in the document; none when it was served as a plain file. */
export const readState = (document: Document): DocumentState | undefined => {
  const text = document.getElementById(stateId)?.textContent
  return text ? (JSON.parse(text) as DocumentState) : undefined
}
