import type { OperationKey } from '@soe/contracts'
import { exampleBody, exampleOf } from '../../shopping/examples'
import { addPhone, fillCart, whereServed } from '../../shopping/preparations'
import {
  type Course,
  type Request,
  accessories,
  accessoryCall,
  charger,
  longest,
  simCard,
  twoPhones,
  variant,
} from './course'

/** Dollars that lose a cent where they are taken times a hundred and cut. */
const oddAmounts = [0.29, 1.13]

/** The address of the example for each of these lines, each with a number of its own. */
const emergency = (change: object, mtns: readonly string[] = ['newLine1']): Request => {
  const [line] = (exampleBody('cart.e911Address') as { lines: { e911Address: object }[] }).lines
  return variant('cart.e911Address', {
    lines: mtns.map((mtn, index) => ({
      ...line,
      mtn,
      e911Address: { ...line?.e911Address, addressLine1: `${14 + index} Commercial St`, ...change },
    })),
  })
}

const feature = (actionIndicator: string): Request => {
  const { data } = exampleBody('cart.addFeatures') as { data: { accountFeatures: object[] } }
  return variant('cart.addFeatures', {
    data: { accountFeatures: data.accountFeatures.map((one) => ({ ...one, actionIndicator })) },
  })
}

const barCodes = (...barCodeIds: readonly string[]): Request =>
  variant('cart.updateBarcode', { cartInfo: { barCodeIds } })

/** A device of one's own for each of two lines. */
const ownDevices = [
  ['newLine1', '353456789012347'],
  ['newLine2', '351756051523999'],
] as const

const portIn = variant('cart.assignMtn', {
  number: {
    choice: 'port-in',
    phoneNumber: '2075550163',
    carrier: 'Gull Wireless',
    accountNumber: '4471-0163',
    transferPin: '4471',
  },
})

export const cartCourses: readonly Course[] = [
  {
    key: 'cart.assignMtn',
    prepare: fillCart,
    steps: () => [
      exampleOf('cart.assignMtn'),
      variant('cart.assignMtn', { number: { choice: 'new', zipCode: '04101' } }),
      portIn,
    ],
  },
  {
    key: 'cart.assignMtn',
    prepare: async (shopper) => {
      await addPhone(shopper)
      await shopper.call('cart.addPlan', exampleOf('cart.addPlan', shopper.audience))
      await whereServed(() => shopper.call('cart.holdNumbers', exampleOf('cart.holdNumbers')))
    },
    steps: () => [
      variant('cart.assignMtn', { number: { choice: 'new', zipCode: '04101', mtn: '<number>', label: longest(20) } }),
      variant('cart.assignMtn', {
        number: { choice: 'new', zipCode: '04101', mtn: '<number>', label: 'Casa 🏡 Łódź' },
      }),
      portIn,
    ],
  },
  {
    key: 'cart.e911Address',
    steps: () => [
      emergency({ addressLine1: '14 Commercial St', addressLine2: 'Apt 4' }),
      emergency({ addressLine1: '188 Commercial St' }),
    ],
  },
  { key: 'cart.e911Address', prepare: twoPhones, steps: () => [emergency({}, ['newLine1', 'newLine2'])] },
  {
    key: 'cart.switchSim',
    steps: () => [
      exampleOf('cart.switchSim'),
      simCard,
      variant('cart.switchSim', { smartImeiDevice: '353456789012347' }),
    ],
  },
  {
    key: 'cart.switchSim',
    prepare: twoPhones,
    steps: () => ownDevices.map(([mtn, smartImeiDevice]) => variant('cart.switchSim', { mtn, smartImeiDevice })),
  },
  {
    key: 'cart.guestChoice',
    audience: 'prospect',
    steps: () => ['GUEST', 'SIGN_IN', 'GUEST'].map((choice) => variant('cart.guestChoice', { choice })),
  },
  {
    key: 'cart.addDonation',
    steps: () => [
      ...oddAmounts.map((donationAmount) => variant('cart.addDonation', { donationAmount })),
      variant('cart.addDonation', {
        donationAmount: 19.99,
        roundUpDonation: false,
        donationMatch: false,
        charityUniqueCode: 'CH-207',
        charityOrganization: `🌊 ${longest(77)}`,
      }),
      variant('cart.addDonation', { donationAmount: 0 }),
    ],
  },
  { key: 'cart.updateBarcode', steps: () => [barCodes('810000004101'), barCodes(), barCodes('810000004101')] },
  {
    key: 'cart.applyPromo',
    steps: () => [
      exampleOf('cart.applyPromo'),
      exampleOf('cart.applyPromo'),
      ['cart.removePromo', exampleOf('cart.removePromo')],
      exampleOf('cart.applyPromo'),
    ],
  },
  {
    key: 'cart.applyPromo',
    prepare: fillCart,
    steps: (audience) => [
      exampleOf('cart.applyPromo'),
      ['cart.addAccessories', accessoryCall(accessories('addAccessories', charger, 2))],
      ['cart.addDevice', exampleOf('cart.addDevice', audience)],
      ['checkout.updateContact', exampleOf('checkout.updateContact')],
      ['checkout.updateAddress', exampleOf('checkout.updateAddress')],
    ],
  },
  { key: 'cart.addFeatures', steps: () => [feature('A'), feature('D'), feature('A')] },
  {
    key: 'cart.saveCart',
    prepare: addPhone,
    steps: (audience) =>
      [true, false].flatMap((scheduleOrder): (Request | (OperationKey | Request)[])[] => [
        variant('cart.saveCart', { scheduleOrder }),
        ['cart.addDevice', exampleOf('cart.addDevice', audience)],
      ]),
  },
]
