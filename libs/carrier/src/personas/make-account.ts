import type { Account, AccountLine } from './persona'

export const portland = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }

type Owner = Pick<Account, 'number' | 'firstName' | 'lastName' | 'phoneNumber'> & Partial<Account>

/** A line that is eligible for an upgrade by default. */
export const makeLine = (mtn: string, nickName: string, line: Partial<AccountLine> = {}): AccountLine => ({
  mtn,
  nickName,
  modelName: 'Orbit 9',
  planId: 'mainsail-unlimited',
  upgradeEligible: true,
  upgradeEligibilityLabel: { en: 'Upgrade now', es: 'Puede cambiar de equipo' },
  tradeInCents: 18_000,
  ...line,
})

/** By default, an account in Portland with one line, the owner's. */
export const makeAccount = ({ firstName, lastName, phoneNumber, ...account }: Owner): Account => ({
  firstName,
  lastName,
  phoneNumber,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  pastDueCents: 0,
  address: portland,
  lines: [makeLine(phoneNumber, firstName)],
  ...account,
})
