import { personas, type Persona, type PersonaId } from '@soe/carrier'

export type KnownPersona = Persona & { readonly id: PersonaId }

/** What each persona with an account is for; the others differ by their account alone. */
const triedBy = {
  lines: [
    'upgrade-loan',
    'upgrade-grace-period',
    'upgrade-ineligible',
    'upgrade-variety',
    'second-number',
    'standalone-trade-in',
    'refund-exchange',
    'line-limit',
    'device-cap',
    'over-threshold',
  ],
  carts: [
    'signed-in-hub-ready',
    'cart-with-steps',
    'resumable-case',
    'several-cases',
    'locked-by-retail',
    'full-wishlist',
    'pending-order',
    'scheduled-order',
  ],
  credit: [
    'credit-pending',
    'credit-declined',
    'credit-hold',
    'credit-frozen',
    'down-payment',
    'deposit-required',
    'past-due',
    'cash-only',
    'collections',
    'concession-account',
  ],
  fraud: ['fraud-x', 'fraud-y', 'fraud-s', 'fraud-z', 'fraud-v'],
} as const satisfies Record<string, readonly PersonaId[]>

export type GroupName = keyof typeof triedBy | 'accounts' | 'guests'

const tries = Object.entries(triedBy) as [keyof typeof triedBy, readonly PersonaId[]][]

const groupOf = ({ id, account }: KnownPersona): GroupName => {
  if (!account) return 'guests'
  return tries.find(([, ids]) => ids.includes(id))?.[0] ?? 'accounts'
}

const everyone: readonly KnownPersona[] = personas

const names: readonly GroupName[] = ['accounts', 'lines', 'carts', 'credit', 'fraud', 'guests']

/** Everyone who can sign in, by what they are there to try. */
export const personaGroups = names.map((name) => ({
  name,
  listed: everyone.filter((persona) => groupOf(persona) === name),
}))
