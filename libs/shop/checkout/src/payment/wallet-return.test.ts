import { clearWalletMarker, leaveForWallet, readWalletReturn } from './wallet-return'

const left: string[] = []
const tab = {
  sessionStorage: window.sessionStorage,
  location: { ...window.location, pathname: '/sales/nse/payment.html', assign: (path: string) => left.push(path) },
}

beforeEach(() => window.sessionStorage.clear())

it('leads to the page of the wallet and back to the step', () => {
  leaveForWallet(tab, 'orbit')
  expect(left).toEqual(['/wallets/orbit?returnTo=%2Fsales%2Fnse%2Fpayment.html'])
})

it.each([
  ['walletToken=WLT-12345', { walletId: 'orbit', walletToken: 'WLT-12345' }],
  ['walletCancelled=true', { walletId: 'orbit' }],
  ['walletToken=', undefined],
  ['checkoutToken=AFF-12345', undefined],
  ['', undefined],
])('"%s" after leaving for a wallet is %j', (search, expected) => {
  leaveForWallet(tab, 'orbit')
  expect(readWalletReturn(search, tab)).toEqual(expected)
})

it('is nothing for a shopper who has not left, or has come back already', () => {
  expect(readWalletReturn('walletToken=WLT-12345', tab)).toBeUndefined()
  leaveForWallet(tab, 'orbit')
  clearWalletMarker(tab)
  expect(readWalletReturn('walletToken=WLT-12345', tab)).toBeUndefined()
})
