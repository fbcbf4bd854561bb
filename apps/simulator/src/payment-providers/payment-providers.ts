import { refusedWalletToken, wallets } from '@soe/carrier'
import type { Wallet } from '@soe/contracts'

/** What a shopper may answer on the page of a payment service. */
interface ProviderAnswer {
  readonly answer: string
  readonly label: string
  readonly detail: string
  readonly query: Readonly<Record<string, string>>
  /** What the service tells the carrier. */
  readonly tells?: 'approved' | 'declined'
}

export interface OutsideService {
  readonly path: string
  readonly name: string
  readonly asks: string
  readonly answers: readonly ProviderAnswer[]
}

const walletPage = ({ walletId, name }: Wallet): OutsideService => ({
  path: `/wallets/${walletId}`,
  name,
  asks: 'Pay with a card of your device, then review your order in the shop.',
  answers: [
    {
      answer: 'approve',
      label: 'Pay with this device',
      detail: 'The wallet hands over a token for its card.',
      query: { walletToken: 'WLT-7Q2M-41XKD8' },
    },
    {
      answer: 'decline',
      label: 'Pay with a blocked card',
      detail: 'The payment is declined.',
      query: { walletToken: refusedWalletToken },
    },
    {
      answer: 'cancel',
      label: 'Cancel and go back',
      detail: 'Nothing is paid.',
      query: { walletCancelled: 'true' },
    },
  ],
})

/** Stand-ins for the payment services, as far as a shopper sees them. */
export const paymentProviders: readonly OutsideService[] = [
  {
    path: '/paypal',
    name: 'PayPal',
    asks: 'Pay for your order, then review it in the shop.',
    answers: [
      {
        answer: 'approve',
        label: 'Agree and continue',
        detail: 'The payment is confirmed.',
        query: { paypalTransaction: 'true' },
        tells: 'approved',
      },
      {
        answer: 'decline',
        label: 'Pay with an empty account',
        detail: 'The payment is declined.',
        query: { paypalTransaction: 'true' },
        tells: 'declined',
      },
      {
        answer: 'cancel',
        label: 'Cancel and go back',
        detail: 'Nothing is paid.',
        query: { paypalTransaction: 'false' },
      },
    ],
  },
  {
    path: '/affirm',
    name: 'Affirm',
    asks: 'Pay over time: four payments or more. What each costs is shown before you agree.',
    answers: [
      {
        answer: 'approve',
        label: 'Take the loan',
        detail: 'The loan is granted.',
        query: { checkoutToken: 'AFF-7Q2M-41XKD8' },
      },
      {
        answer: 'decline',
        label: 'Apply without income',
        detail: 'The loan is refused.',
        query: { checkoutToken: 'AFF-REFUSED' },
      },
      {
        answer: 'cancel',
        label: 'Cancel and go back',
        detail: 'Nothing is paid.',
        query: { affirmCancelled: 'true' },
      },
    ],
  },
  ...wallets.map(walletPage),
]
