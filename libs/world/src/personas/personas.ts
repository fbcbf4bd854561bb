import type { Audience } from '@soe/contracts'
import type { SessionState } from '../state'

export interface Persona {
  readonly id: string
  /** What one will see, in a line. */
  readonly summary: string
  readonly audience: Audience
  readonly role: SessionState['role']
  readonly account?: Account
}

export interface Account {
  /** Two parts with a dash between; the second is the sub-number. */
  readonly number: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly pastDueCents: number
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
  readonly suspended?: boolean
  readonly inactive?: boolean
  readonly upgradeEligibilityLabel: string
  readonly tradeInCents: number
}

const portland = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }

export const personas = [
  {
    id: 'prospect',
    summary: 'Not signed in, an empty cart: the shop as a stranger sees it.',
    audience: 'prospect',
    role: '',
  },
  {
    id: 'signed-in',
    summary: 'A customer with four lines: one free to upgrade, one with a loan, one suspended, one not yet eligible.',
    audience: 'signed-in',
    role: 'accountmember',
    account: {
      number: '0720043118-1',
      firstName: 'Maren',
      lastName: 'Oake',
      email: 'maren.oake@example.com',
      phoneNumber: '2075550148',
      pastDueCents: 0,
      address: portland,
      lines: [
        {
          mtn: '2075550148',
          nickName: 'Maren',
          modelName: 'Orbit 9',
          planId: 'mainsail-unlimited',
          upgradeEligible: true,
          upgradeEligibilityLabel: 'Upgrade now',
          tradeInCents: 18_000,
        },
        {
          mtn: '2075550163',
          nickName: 'Jonas',
          modelName: 'Pelago 7',
          planId: 'mainsail-unlimited',
          loan: { balanceCents: 24_990, monthsLeft: 9 },
          upgradeEligible: true,
          upgradeEligibilityLabel: 'Pay off $249.90 to upgrade',
          tradeInCents: 21_000,
        },
        {
          mtn: '2075550187',
          nickName: 'Ida',
          modelName: 'Tern S2',
          planId: 'jib-10gb',
          upgradeEligible: false,
          suspended: true,
          upgradeEligibilityLabel: 'Line suspended',
          tradeInCents: 0,
        },
        {
          mtn: '2075550192',
          nickName: 'Boat tablet',
          modelName: 'Lumen Slate 8',
          planId: 'jib-10gb',
          upgradeEligible: false,
          upgradeEligibilityLabel: 'Eligible from March 2027',
          tradeInCents: 4_000,
        },
      ],
    },
  },
  {
    id: 'prepay',
    summary: 'Shops prepaid without signing in: no hearts, no recommendations, no saved carts.',
    audience: 'prepay',
    role: 'prepay',
  },
  {
    id: 'prepay-signed-in',
    summary: 'A signed-in prepaid customer with one line.',
    audience: 'prepay-signed-in',
    role: 'prepay',
    account: {
      number: '0910022754-1',
      firstName: 'Theo',
      lastName: 'Marsh',
      email: 'theo.marsh@example.com',
      phoneNumber: '2075550121',
      pastDueCents: 0,
      address: { ...portland, addressLine1: '8 Wharf Ln' },
      lines: [
        {
          mtn: '2075550121',
          nickName: 'Theo',
          modelName: 'Tern S1',
          planId: 'dinghy-prepaid-15gb',
          upgradeEligible: true,
          upgradeEligibilityLabel: 'Upgrade now',
          tradeInCents: 0,
        },
      ],
    },
  },
] as const satisfies readonly Persona[]

export type PersonaId = (typeof personas)[number]['id']

const byId = new Map<string, Persona>(personas.map((persona) => [persona.id, persona]))
const accounts = new Map<string, Account>(
  personas.flatMap((persona: Persona) => (persona.account ? [[persona.account.number, persona.account] as const] : [])),
)

export const findPersona = (id: string): Persona | undefined => byId.get(id)

export const findAccount = (number: string | undefined): Account | undefined =>
  number === undefined ? undefined : accounts.get(number)
