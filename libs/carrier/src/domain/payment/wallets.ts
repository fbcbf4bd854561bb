import type { PaymentSummary, Wallet } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import { paymentDeclined } from './payment-parts'
import { drawReferences } from './provider-payment'

/** Wallets that the carrier takes, by the makers of the devices that have them. */
export const wallets: readonly Wallet[] = [
  { walletId: 'orbit', name: 'Orbit Pay' },
  { walletId: 'pelago', name: 'Pelago Pay' },
]

/** A wallet's token for a card whose bank refuses it. */
export const refusedWalletToken = 'WLT-REFUSED'

export const payByWallet = (draft: WorldDraft, walletId: string, walletToken: string): PaymentSummary => {
  const wallet = wallets.find((each) => each.walletId === walletId)
  if (!wallet) throw paymentDeclined('walletId', 'The carrier does not take this wallet.')
  if (walletToken === refusedWalletToken) throw paymentDeclined('walletToken', 'The card in the wallet was declined.')
  return { paymentType: 'wallet', brand: wallet.name, lastFour: '', ...drawReferences(draft, 'WL') }
}
