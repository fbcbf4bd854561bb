import type { CarrierCommand } from './carrier-command'
import { worldLimits, type ArgumentsOf } from '@soe/contracts'
import { RefusalFault, type AccountState, type WorldDraft } from '@soe/world'
import { supportOf } from '../domain/support/support-settings'
import { changeAccount } from '../domain/account/account'
import { ownerOf } from '../domain/account/identity'
import { liveSessions, idsOf, unknownSubject } from './subjects'

export const setNetwork: CarrierCommand<'setNetwork'> = (draft, network) => {
  draft.configure({ network })
  return 1
}

/** Null removes a flag; what isn't named stays. */
export const setFeatureFlags: CarrierCommand<'setFeatureFlags'> = (draft, { featureFlags }) => {
  const changed = Object.entries({ ...draft.header.featureFlags, ...featureFlags })
  const kept = changed.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
  if (kept.length > worldLimits.featureFlags) {
    throw new RefusalFault('TOO_MANY_FLAGS', `A world has at most ${worldLimits.featureFlags} feature flags.`)
  }
  draft.configure({ featureFlags: Object.fromEntries(kept) })
  return Object.keys(featureFlags).length
}

export const setThrottleList: CarrierCommand<'setThrottleList'> = (draft, { throttleList }) => {
  draft.configure({ throttleList })
  return throttleList.length
}

/** What isn't named stays; a proposition of null is given up. */
export const setSupport: CarrierCommand<'setSupport'> = (draft, given) => {
  const { chatProposition, ...staff } = given
  const { chatProposition: before, ...others } = supportOf(draft)
  const next = chatProposition === undefined ? before : (chatProposition ?? undefined)
  draft.configure({ support: { ...others, ...staff, ...(next && { chatProposition: next }) } })
  return Object.keys(given).length
}

/** Everyone whose credit the carrier may know: owners of something, and callers with a live session. */
const knownOwners = (draft: WorldDraft): string[] => [
  ...new Set([...idsOf(draft.holdings.values()), ...liveSessions(draft).map(ownerOf)]),
]

const creditChange = ({
  status,
  frozen,
  downPaymentCents,
  securityDepositCents,
  pastDueCents,
  carrierDollarCents,
  deviceDollarCents,
}: ArgumentsOf<'setCredit'>): Partial<AccountState> => ({
  ...(status !== undefined && { creditStatus: status }),
  ...(frozen !== undefined && { creditFrozen: frozen }),
  ...(downPaymentCents !== undefined && { mandatoryDownPaymentCents: downPaymentCents }),
  ...(securityDepositCents !== undefined && { securityDepositCents }),
  ...(pastDueCents !== undefined && { pastDueCents }),
  ...(carrierDollarCents !== undefined && { carrierDollarCents }),
  ...(deviceDollarCents !== undefined && { deviceDollarCents }),
})

export const setCredit: CarrierCommand<'setCredit'> = (draft, given) => {
  const known = knownOwners(draft)
  if (given.owner !== undefined && !known.includes(given.owner)) throw unknownSubject('owner', given.owner, known)
  const owners = given.owner === undefined ? known : [given.owner]
  for (const owner of owners) changeAccount(draft, owner, creditChange(given))
  return owners.length
}
