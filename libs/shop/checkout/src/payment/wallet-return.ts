import { readSearch } from '@soe/rules'
import type { Environment } from '@soe/shop-platform'
import { leaveFor } from './provider-return'

type Tab = Pick<Environment, 'sessionStorage' | 'location'>

const walletMarker = 'walletCheckout'

export const leaveForWallet = (tab: Tab, walletId: string) => {
  tab.sessionStorage.setItem(walletMarker, walletId)
  leaveFor(tab, `/wallets/${walletId}`)
}

interface WalletReturn {
  readonly walletId: string
  /** Absent where the shopper has cancelled. */
  readonly walletToken?: string
}

/** A return that the shopper has left for: an address alone is nothing. */
export const readWalletReturn = (
  search: string,
  { sessionStorage }: Pick<Tab, 'sessionStorage'>,
): WalletReturn | undefined => {
  const { walletToken, walletCancelled } = readSearch(`?${search}`)
  const walletId = sessionStorage.getItem(walletMarker)
  if (walletId === null || !(walletToken || walletCancelled)) return undefined
  return { walletId, ...(walletToken && { walletToken }) }
}

export const clearWalletMarker = ({ sessionStorage }: Pick<Tab, 'sessionStorage'>) =>
  sessionStorage.removeItem(walletMarker)
