import { makeAccount, makeLine } from './make-account'
import type { Persona } from './persona'
import { readyCart } from './ready-cart'

/** They differ by who they are, by how they came and by what their lines may do. */
export const identityPersonas = [
  {
    id: 'account-member',
    title: 'An account member who may not buy',
    summary: 'Signed in, but neither owner nor manager of the account: checkout asks to sign in as one.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({
      number: '0720043201-1',
      firstName: 'Pia',
      lastName: 'Lund',
      phoneNumber: '2075550101',
    }),
    standing: { userAuthorized: false },
  },
  {
    id: 'mobilesecure',
    title: 'A customer signed in by the phone',
    summary: 'The role cookie says mobilesecure: treated as an account member without a password.',
    audience: 'signed-in',
    role: 'mobilesecure',
    account: makeAccount({ number: '0720043202-1', firstName: 'Ewan', lastName: 'Reid', phoneNumber: '2075550102' }),
  },
  {
    id: 'native-app',
    title: "A customer in the carrier's app",
    summary: 'Signed in at level L2 in the app, where the cart was begun: other channels find it held by VZW-MFA-IOS.',
    audience: 'signed-in',
    role: 'mobilesecure',
    account: makeAccount({ number: '0720043203-1', firstName: 'Noor', lastName: 'Aziz', phoneNumber: '2075550103' }),
    session: { authLevel: 'L2', lob: 'vzw' },
    begins: {
      carts: [
        {
          lockedBy: 'VZW-MFA-IOS',
          lines: [{ activity: 'NSE', device: { skuId: 'orbit-12-pro-kelp-128', productId: 'dev14000001', term: 36 } }],
        },
      ],
    },
  },
  {
    id: 'app-guest',
    title: "A guest in the carrier's app",
    summary: 'The app knows the device and the last two digits of the account, level L1: may check out as a guest.',
    audience: 'prospect',
    role: 'guest',
    session: { authLevel: 'L1', lastTwoDigits: '18' },
  },
  {
    id: 'joint-customer',
    title: 'A joint customer',
    summary: 'Holds wireless and home lines: the line of business is vzw|vzt.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({
      number: '0720043204-1',
      firstName: 'Ilse',
      lastName: 'Brandt',
      phoneNumber: '2075550104',
      homeType: 'FIOS',
    }),
    session: { lob: 'vzw|vzt' },
  },
  {
    id: 'home-internet',
    title: 'A customer with home internet alone',
    summary:
      'The account is of the type 5GHOME, its line of business vzt, and it has no phone line: a phone starts one.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({
      number: '0720043210-1',
      firstName: 'Tove',
      lastName: 'Lindqvist',
      phoneNumber: '2075550138',
      homeType: '5GHOME',
      lines: [],
    }),
    session: { lob: 'vzt' },
  },
  {
    id: 'sales-rep',
    title: 'A sales representative for a customer',
    summary: "Shops on the customer's account: the order's validation carries flowType and salesRepId.",
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({ number: '0720043205-1', firstName: 'Gil', lastName: 'Moreau', phoneNumber: '2075550105' }),
    standing: { salesRepId: 'REP4471', salesFlowType: 'RETAIL' },
  },
  {
    id: 'scan-and-go',
    title: 'A shopper in a store',
    summary: 'Scans accessories on the shelf and checks out at the store: the cart is of flow SCAN_AND_GO.',
    audience: 'prospect',
    role: '',
    standing: { scanAndGo: { locationCode: '0412001' } },
  },
  {
    id: 'guest-credit-pending',
    title: 'A stranger whose credit is being checked',
    summary: 'Not signed in, with a cart and a pending credit application: resubmitting the check approves it.',
    audience: 'prospect',
    role: '',
    standing: { creditStatus: 'PE' },
    begins: { carts: [readyCart], isFirstVisit: true },
  },
  {
    id: 'upgrade-loan',
    title: 'A customer who is paying a phone off',
    summary: 'The only line has nine installments open, $249.90: its upgrade category is LOAN.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({
      number: '0720043206-1',
      firstName: 'Jonas',
      lastName: 'Falk',
      phoneNumber: '2075550106',
      lines: [
        makeLine('2075550106', 'Jonas', {
          loan: { balanceCents: 24_990, monthsLeft: 9 },
          upgradeEligibilityLabel: {
            en: 'Upgrade now, $249.90 stays on the bill',
            es: 'Puede cambiar, $249.90 siguen en la factura',
          },
        }),
      ],
    }),
  },
  {
    id: 'upgrade-grace-period',
    title: 'A customer who cannot buy the loan out yet',
    summary: 'The only line has a loan with a buyout restriction: its category is ACTIVE_LOAN_GRACE_PERIOD.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({
      number: '0720043207-1',
      firstName: 'Sana',
      lastName: 'Iqbal',
      phoneNumber: '2075550107',
      lines: [
        makeLine('2075550107', 'Sana', {
          loan: { balanceCents: 79_990, monthsLeft: 35 },
          buyoutRestricted: true,
          upgradeEligible: false,
          upgradeEligibilityLabel: {
            en: 'The loan is still in its grace period',
            es: 'El préstamo sigue en su período de gracia',
          },
        }),
      ],
    }),
  },
  {
    id: 'upgrade-ineligible',
    title: 'A customer with nothing to upgrade',
    summary: 'One line is suspended, one upgraded today, one is out of service for good and is not listed.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({
      number: '0720043208-1',
      firstName: 'Rui',
      lastName: 'Costa',
      phoneNumber: '2075550108',
      lines: [
        makeLine('2075550108', 'Rui', {
          upgradeEligible: false,
          suspended: true,
          upgradeEligibilityLabel: { en: 'Line suspended', es: 'Línea suspendida' },
        }),
        makeLine('2075550109', 'Ana', {
          upgradeEligible: false,
          upgradedToday: true,
          upgradeEligibilityLabel: { en: 'Upgraded today', es: 'Cambió de equipo hoy' },
        }),
        makeLine('2075550110', 'Old phone', {
          upgradeEligible: false,
          inactive: true,
          upgradeEligibilityLabel: { en: 'Out of service', es: 'Sin servicio' },
        }),
      ],
    }),
  },
  {
    id: 'upgrade-variety',
    title: 'A customer with a line of every kind',
    summary:
      'Seven lines: a ring, a Moto Mod, a frozen SIM, an early yearly upgrade, a loan with an early way out, a contract until March 2027, a paired watch.',
    audience: 'signed-in',
    role: 'accountmember',
    account: makeAccount({
      number: '0720043209-1',
      firstName: 'Edda',
      lastName: 'Winter',
      phoneNumber: '2075550131',
      lines: [
        makeLine('2075550131', 'Ring', { modelName: 'Beacon Ring', ring: true, tradeInCents: 0 }),
        makeLine('2075550132', 'Mod', { modelName: 'Moto Mod 5G', euicc: false, tradeInCents: 0 }),
        makeLine('2075550133', 'Frozen', {
          simFrozen: true,
          upgradeEligibilityLabel: { en: 'SIM frozen', es: 'SIM bloqueada' },
        }),
        makeLine('2075550134', 'Yearly', {
          upgradeEligible: false,
          annualUpgradeEligible: true,
          upgradeEligibilityLabel: { en: 'Yearly upgrade', es: 'Cambio anual' },
        }),
        makeLine('2075550135', 'Early', {
          loan: { balanceCents: 39_990, monthsLeft: 18 },
          edgeUpEligible: true,
          upgradeEligibilityLabel: {
            en: 'Upgrade early, $399.90 stays on the bill',
            es: 'Puede cambiar antes, $399.90 siguen en la factura',
          },
        }),
        makeLine('2075550136', 'Contract', {
          modelName: 'Tern S1',
          simClass: '3G',
          euicc: false,
          contractEndsOn: '2027-03-01',
          upgradeEligible: false,
          upgradeEligibilityLabel: {
            en: 'Contract ends March 1, 2027',
            es: 'El contrato termina el 1 de marzo de 2027',
          },
          tradeInCents: 0,
        }),
        makeLine('2075550137', 'Watch', { modelName: 'Orbit Watch 4', planId: 'tender-watch', pairedWith: 'Orbit 9' }),
      ],
    }),
  },
] as const satisfies readonly Persona[]
