import type { AccountBarrier, AccountState } from '@soe/world'
import { makeAccount, portland } from './make-account'
import type { CartBeginning, Persona } from './persona'
import { completeLine, orbit, readyCart } from './ready-cart'

interface Standing<Id extends string> {
  readonly id: Id
  readonly title: string
  readonly summary: string
  readonly firstName: string
  readonly lastName: string
  readonly standing: Partial<AccountState>
  readonly begins?: Persona['begins']
}

/** A cart in which the standing shows: what a credit check decides about, and what may not be ordered. */
const withCart = { carts: [readyCart] }

const orderedCart = {
  ...readyCart,
  lines: [{ ...completeLine, number: { ...completeLine.number, mtn: '2075550178' } }],
  contact: {
    firstName: 'Asta',
    lastName: 'Krog',
    emailId: 'asta.krog@example.com',
    phoneNumber: '6035550131',
    serviceAddress: portland,
  },
  shippingAddress: { type: 'home', firstName: 'Asta', lastName: 'Krog', country: 'USA', ...portland },
  payment: { paymentType: 'card', brand: 'Visa', lastFour: '1111' },
  acceptedAgreementIds: ['customer-agreement', 'device-payment-agreement'],
} as const satisfies CartBeginning

const owingNumber = '6035550130'

const withUpgrade = {
  carts: [{ lines: [{ activity: 'EUP', device: orbit, number: { choice: 'existing', mtn: owingNumber } }] }],
} as const satisfies Persona['begins']

/** Each has an account of its own, numbered by its place. */
const customers = <const Id extends string>(rows: readonly Standing<Id>[]) =>
  rows.map(({ id, title, summary, firstName, lastName, standing, begins }, index) => {
    const place = String(30 + index)
    const account = makeAccount({
      number: `07200434${place}-1`,
      firstName,
      lastName,
      phoneNumber: `60355501${place}`,
    })
    return {
      id,
      title,
      summary,
      audience: 'signed-in',
      role: 'accountmember',
      account,
      standing,
      ...(begins && { begins }),
    } as const
  }) satisfies readonly Persona[]

const stopsAt = (barrier: AccountBarrier) => ({ barrier })

/** The line of its cart is the last that it may order. */
const lastBefore = (barrier: AccountBarrier) => ({ barrier, barrierRoom: 1 })

/** They differ by how they stand with the carrier: debts, orders, credit, fraud and limits. */
export const standingPersonas = customers([
  {
    id: 'past-due',
    title: 'A customer who owes',
    summary:
      'A bill of $84.20 is past due: pre- and back-orders are refused with 4077, the upgrade in the cart leads to PASTDUE.',
    firstName: 'Nils',
    lastName: 'Berg',
    standing: { pastDueCents: 8_420 },
    begins: withUpgrade,
  },
  {
    id: 'pending-order',
    title: 'A customer with an order under way',
    summary: 'An earlier order is not through yet: a device add leads to the page for PENDING_ORDER.',
    firstName: 'Asta',
    lastName: 'Krog',
    standing: { pendingOrder: true },
    begins: { ...withCart, orders: [orderedCart] },
  },
  {
    id: 'scheduled-order',
    title: 'A customer with a scheduled order',
    summary: 'An order is scheduled already: cases and adds answer 208.',
    firstName: 'Ravi',
    lastName: 'Menon',
    standing: { scheduledOrder: true },
  },
  {
    id: 'credit-pending',
    title: 'A customer whose credit is being checked',
    summary: 'The credit application is pending: the cart is not approved yet.',
    firstName: 'Ada',
    lastName: 'Stern',
    standing: { creditStatus: 'PE' },
    begins: withCart,
  },
  {
    id: 'credit-declined',
    title: 'A customer without credit',
    summary: 'The credit application was declined: the cart is not approved.',
    firstName: 'Hugo',
    lastName: 'Lenz',
    standing: { creditStatus: 'DC' },
    begins: withCart,
  },
  {
    id: 'credit-hold',
    title: 'A customer whose credit is on hold',
    summary: 'The credit application is on hold: the order cannot go on before it is cleared.',
    firstName: 'Tess',
    lastName: 'Doyle',
    standing: { creditStatus: 'OH' },
    begins: withCart,
  },
  {
    id: 'credit-frozen',
    title: 'A customer with a frozen credit file',
    summary: 'The credit bureau has frozen the file: no check can run until it is thawed.',
    firstName: 'Ivo',
    lastName: 'Petrov',
    standing: { creditStatus: 'PE', creditFrozen: true },
    begins: withCart,
  },
  {
    id: 'down-payment',
    title: 'A customer who must pay something down',
    summary: 'Credit is approved against $150.00 down: the order asks for it before it ships.',
    firstName: 'Runa',
    lastName: 'Dahl',
    standing: { mandatoryDownPaymentCents: 15_000 },
    begins: withCart,
  },
  {
    id: 'deposit-required',
    title: 'A customer who must leave a deposit',
    summary: 'Credit is approved against a security deposit of $400.00.',
    firstName: 'Omar',
    lastName: 'Said',
    standing: { securityDepositCents: 40_000 },
    begins: withCart,
  },
  {
    id: 'refund-exchange',
    title: 'A customer who exchanges a device',
    summary: 'The order is a refund and exchange: credit not yet approved leads to its own order review.',
    firstName: 'Kaja',
    lastName: 'Nord',
    standing: { creditStatus: 'PE', refundExchange: true },
    begins: withCart,
  },
  {
    id: 'fraud-x',
    title: 'A customer under fraud indicator X',
    summary: 'A device add leads to the error page of type FRAUD_X.',
    firstName: 'Xan',
    lastName: 'Vale',
    standing: stopsAt('FRAUD_INDICATOR_X'),
    begins: withCart,
  },
  {
    id: 'fraud-y',
    title: 'A customer under fraud indicator Y',
    summary: 'A device add leads to the error page of type FRAUD_Y.',
    firstName: 'Yara',
    lastName: 'Vale',
    standing: stopsAt('FRAUD_INDICATOR_Y'),
    begins: withCart,
  },
  {
    id: 'fraud-s',
    title: 'A customer under fraud indicator S',
    summary: 'A device add leads to the error page of type FRAUD_S.',
    firstName: 'Sol',
    lastName: 'Vale',
    standing: stopsAt('FRAUD_INDICATOR_S'),
    begins: withCart,
  },
  {
    id: 'fraud-z',
    title: 'A customer under fraud indicator Z',
    summary: 'A device add leads to the error page of type FRAUD_Z.',
    firstName: 'Zoe',
    lastName: 'Vale',
    standing: stopsAt('FRAUD_INDICATOR_Z'),
    begins: withCart,
  },
  {
    id: 'fraud-v',
    title: 'A customer under fraud indicator V',
    summary: 'A device add leads to the error page of type FRAUD_V.',
    firstName: 'Vito',
    lastName: 'Vale',
    standing: stopsAt('FRAUD_INDICATOR_V'),
    begins: withCart,
  },
  {
    id: 'concession-account',
    title: 'An account on concession',
    summary: 'A device add leads to the error page of type CONCESSION_ACCOUNT.',
    firstName: 'Cora',
    lastName: 'Finch',
    standing: stopsAt('CONCESSION_ACCOUNT'),
    begins: withCart,
  },
  {
    id: 'cash-only',
    title: 'A cash-only account',
    summary: 'A device add leads to the error page of type CASH_ONLY.',
    firstName: 'Cal',
    lastName: 'Marsh',
    standing: stopsAt('CASHONLY_IND'),
    begins: withCart,
  },
  {
    id: 'collections',
    title: 'An account in collections',
    summary: 'A device add leads to the error page of type COLLECTION_ACCOUNT.',
    firstName: 'Cleo',
    lastName: 'Ives',
    standing: stopsAt('COLLECTIONS_IND'),
    begins: withCart,
  },
  {
    id: 'line-limit',
    title: 'An account that may have one more line',
    summary:
      'Another line leads to the error page of type THRESHOLD: the one in the cart is the last the account may have.',
    firstName: 'Lou',
    lastName: 'Park',
    standing: lastBefore('ACCT_LINE_LIMIT'),
    begins: withCart,
  },
  {
    id: 'over-threshold',
    title: 'An account one device short of its spending threshold',
    summary: 'Another device leads to the error page of type THRESHOLD; the one in the cart may be ordered.',
    firstName: 'Theda',
    lastName: 'Rowe',
    standing: lastBefore('OVERTHRESHOLD_IND'),
    begins: withCart,
  },
  {
    id: 'device-cap',
    title: 'An account that may pay off one more device',
    summary: 'Another device leads to the error page of type THRESHOLD: the one in the cart reaches the device cap.',
    firstName: 'Dev',
    lastName: 'Rao',
    standing: lastBefore('DEVICE_CAP'),
    begins: withCart,
  },
  {
    id: 'home-protected',
    title: 'A customer with home protection',
    summary: 'The account has home protection already: adding it again comes to nothing, home advisor may be added.',
    firstName: 'Hedda',
    lastName: 'Lund',
    standing: { homeFeatureIds: ['harbor-home-protect'] },
  },
])
