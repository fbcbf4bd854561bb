import type { Audience, LockOwner, LocalizedText } from '@soe/contracts'
import type { HomeAccountType } from '@soe/rules'
import type { AccountState, CartLineState, CartState, SessionState } from '@soe/world'

export interface Persona {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly audience: Audience
  readonly role: SessionState['role']
  readonly account?: Account
  /** What distinguishes the session besides its role. */
  readonly session?: Pick<SessionState, 'authLevel' | 'lastTwoDigits' | 'lob'>
  /** The account state at the first sign-in, where it differs from good standing. */
  readonly standing?: Partial<AccountState>
  readonly begins?: PersonaBeginning
}

/** What the world holds already when the persona comes in. */
export interface PersonaBeginning {
  /** The last one is the current one; those before were set aside. A guest's belong to an earlier visit by default. */
  readonly carts?: readonly CartBeginning[]
  /** Carts that were ordered before; each lacks nothing. */
  readonly orders?: readonly CartBeginning[]
  /** A guest's carts belong to the first visit. */
  readonly isFirstVisit?: true
  /** Products on the wishlist, by id. */
  readonly wishlist?: readonly string[]
}

type LineBeginning = Omit<CartLineState, 'lineId' | 'sequence' | 'accessories'> &
  Partial<Pick<CartLineState, 'accessories'>>

export interface CartBeginning extends Partial<
  Omit<CartState, 'id' | 'caseId' | 'owner' | 'lines' | 'lineCount' | 'createdAt' | 'updatedAt'>
> {
  /** Ids and places are given in this order. */
  readonly lines: readonly LineBeginning[]
  /** Where the customer stopped: the shop is to resume the case. */
  readonly isToBeResumed?: boolean
  /** The channel that holds it, for a day. */
  readonly lockedBy?: LockOwner
}

export interface Account {
  /** Two parts with a dash between; the second is the sub-number. */
  readonly number: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly pastDueCents: number
  /** Of home internet; accounts of phones have none. */
  readonly homeType?: HomeAccountType
  readonly address: { addressLine1: string; city: string; state: string; zipCode: string }
  readonly lines: readonly AccountLine[]
}

export interface AccountLine {
  readonly mtn: string
  readonly nickName: string
  readonly modelName: string
  readonly planId: string
  readonly loan?: { readonly balanceCents: number; readonly monthsLeft: number }
  readonly buyoutRestricted?: boolean
  readonly upgradeEligible: boolean
  readonly annualUpgradeEligible?: boolean
  readonly edgeUpEligible?: boolean
  /** ISO day on which a two-year contract ends. */
  readonly contractEndsOn?: string
  /** Upgraded within the last 24 hours. */
  readonly upgradedToday?: boolean
  /** No SIM of the line can be changed. */
  readonly simFrozen?: boolean
  /** The device is worn as a ring. */
  readonly ring?: boolean
  /** Class of the SIM that the device takes; 4G by default. */
  readonly simClass?: '3G' | '4G'
  /** Whether the device takes an eSIM; by default, any device but a ring does. */
  readonly euicc?: boolean
  /** The phone that a watch is paired with. */
  readonly pairedWith?: string
  readonly suspended?: boolean
  readonly inactive?: boolean
  readonly upgradeEligibilityLabel: LocalizedText
  readonly tradeInCents: number
}
