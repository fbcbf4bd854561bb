import type { ArgumentsOf } from '@soe/contracts'
import type { AccountState, WorldDraft } from '@soe/world'
import { changeAccount } from '../domain/account/account'
import { ownerOf } from '../domain/account/identity'
import type { CarrierCommand } from './carrier-command'
import { liveSessions, idsOf, unknownSubject } from './subjects'

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
