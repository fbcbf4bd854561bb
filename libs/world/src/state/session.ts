import type { Audience } from '@soe/contracts'
import type { Aggregate } from './aggregate'

export interface SessionState extends Aggregate {
  /** Counts the world's sessions, once it is stored; unlike its id it is the same in worlds of one seed. */
  readonly number?: number
  /** Decides what the session may call; set at sign-in, never read from a cookie. */
  readonly audience: Audience
  readonly persona: string
  readonly role: 'guest' | 'prepay' | 'mobilesecure' | 'accountmember' | ''
  readonly loggedIn: boolean
  readonly accountNumber?: string
  readonly mtn?: string
  readonly firstName?: string
  /** L1: the app knows the device and the last digits of the account; L2: signed in within the app. */
  readonly authLevel?: 'L1' | 'L2'
  readonly lastTwoDigits?: string
  /** The customer's services, such as vzw, or vzw|vzt for a joint customer. */
  readonly lob?: 'vzw' | 'vzp' | 'vzt' | 'vzw|vzt' | 'vzt|vzw'
  /** Public id of the visitor; the session's own id stays secret. */
  readonly uuid?: string
  readonly xsrfToken: string
  /** Request ids whose reply is stored, oldest first. */
  readonly requestIds: readonly string[]
  readonly createdAt: number
  readonly lastSeenAt: number
  readonly expiresAt: number
  readonly endedBy?: 'sign-out' | 'expiry'
}
