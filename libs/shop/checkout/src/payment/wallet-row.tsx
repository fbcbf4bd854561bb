import type { CheckoutDetails } from '@soe/contracts'
import { selectPayment } from '@soe/contracts/routes'
import { useShop, useTexts, defineTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { CallFailure, FailureNotice } from '../flow/call-failure'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { clearWalletMarker, leaveForWallet, readWalletReturn } from './wallet-return'
import styles from './wallet-row.module.css'

interface WalletRowProps {
  details: CheckoutDetails
  onPaid: (details: CheckoutDetails) => void
}

/** Pays with the token that a shopper brings back from a wallet, which the address then no longer holds. */
const useWalletReturn = ({ details, onPaid }: WalletRowProps) => {
  const { environment } = useShop()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [back] = useState(() => readWalletReturn(search, environment))
  const isHandled = useRef(false)
  const { mutate, isPending, error } = useCheckoutChange(selectPayment)
  useEffect(() => {
    if (!back || isHandled.current) return
    isHandled.current = true
    clearWalletMarker(environment)
    navigate(path, { replace: true })
    const { walletId, walletToken } = back
    if (walletToken === undefined) return
    const payment = { paymentType: 'wallet', walletId, walletToken } as const
    mutate({ cartInfo: cartInfoOf(details), payment }, { onSuccess: onPaid })
  })
  return { isCancelled: back !== undefined && back.walletToken === undefined, isPending, error }
}

const walletTexts = defineTexts(
  { payWithDevice: 'Pay with a wallet on your device' },
  { payWithDevice: 'Pagar con una billetera de tu dispositivo' },
)

export const WalletRow = ({ details, onPaid }: WalletRowProps) => {
  const texts = useTexts(checkoutTexts)
  const { payWithDevice } = useTexts(walletTexts)
  const { environment } = useShop()
  const { isCancelled, isPending, error } = useWalletReturn({ details, onPaid })
  const wallets = details.paymentOptions?.flatMap(({ wallets: taken = [] }) => taken) ?? []
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{payWithDevice}</legend>
      <div className={styles.wallets}>
        {wallets.map(({ walletId, name }) => (
          <Button key={walletId} type="button" variant="ink" wide onClick={() => leaveForWallet(environment, walletId)}>
            {name}
          </Button>
        ))}
      </div>
      {isPending && <output>{texts.confirming}</output>}
      {isCancelled && <FailureNotice>{texts.cancelled}</FailureNotice>}
      {error && !isPending && <CallFailure error={error} />}
    </fieldset>
  )
}
