import { useHasPage, usePageMeta, useTexts, useIdentity, usePathOf, isShopError, useShop } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { PageHeading, Button, EmptyState } from '@soe/ui'
import type { ReactNode } from 'react'
import { useLocation, Link, useSearch } from 'wouter'
import { type TradeIn, findTradeIn } from './find-trade-in'
import { TradeInSkeleton } from './trade-in-skeleton'
import { TradeInSteps, type TradeInStep } from './trade-in-steps'
import styles from './trade-in-page.module.css'
import { tradeInTexts } from './trade-in-texts'
import { emptyCartPage } from '@soe/shop-journey'
import { readSearch } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { useQuery } from '@tanstack/react-query'
import { accountDevicesQuery, accountDevicesRequest } from './account-devices-query'
import { readTradeInAddress } from './trade-in-address'

interface TradeInPageProps {
  step: TradeInStep
  title: string
  /** The page draws its heading itself. */
  isHeaded?: boolean
  children: (tradeIn: TradeIn) => ReactNode
}

type TradeInRead =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; isRetrying: boolean }
  | { state: 'ready'; tradeIn: TradeIn }

const isEmptyCart = (error: unknown) => isShopError(error) && error.handling === 'empty-cart'

/** The trade-in that the address and the cart describe. It needs no cart. */
const useTradeIn = (): TradeInRead => {
  const shop = useShop()
  const search = useSearch()
  const address = readTradeInAddress(readSearch(`?${search}`))
  const meta = { showsError: true }
  const cart = useQuery({ ...cartQuery(shop), meta })
  const hasNoCart = isEmptyCart(cart.error)
  const found = hasNoCart ? undefined : cart.data?.cart
  const isCartKnown = found !== undefined || hasNoCart
  const request = accountDevicesRequest(found, address.line)
  const devices = useQuery({ ...accountDevicesQuery(shop, request), enabled: isCartKnown, meta })
  if (devices.data && isCartKnown) return { state: 'ready', tradeIn: findTradeIn(address, found, devices.data) }
  if (!devices.error && (!cart.error || hasNoCart)) return { state: 'loading' }
  const retry = () => void (isCartKnown ? devices.refetch() : cart.refetch())
  return { state: 'failed', retry, isRetrying: devices.isFetching || cart.isFetching }
}

const TradeInContent = ({ step, title, isHeaded = false, children }: TradeInPageProps) => {
  const read = useTradeIn()
  const isReady = read.state === 'ready'
  return (
    <div className={styles.page} aria-busy={read.state === 'loading'}>
      <TradeInSteps
        current={step}
        address={isReady ? { line: read.tradeIn.line?.lineId, ...read.tradeIn.address } : {}}
      />
      {!(isHeaded && isReady) && <PageHeading>{title}</PageHeading>}
      {read.state === 'loading' && <TradeInSkeleton />}
      {read.state === 'failed' && <TryAgain onRetry={read.retry} busy={read.isRetrying} />}
      {isReady && children(read.tradeIn)}
    </div>
  )
}

/** The carrier trades nothing in for prepaid shoppers. */
const NotForPrepay = () => {
  const texts = useTexts(tradeInTexts)
  const { audience } = useIdentity()
  const shop = usePathOf()(emptyCartPage('shop', audience))
  return (
    <EmptyState
      nothing
      title={texts.prepayTitle}
      actions={
        <Link href={shop} asChild>
          <Button href={shop}>{texts.shop}</Button>
        </Link>
      }
    >
      {texts.prepayBody}
    </EmptyState>
  )
}

/** A step of the trade-in, once its devices and the cart are read. */
export const TradeInPage = (props: TradeInPageProps) => {
  const [canonical] = useLocation()
  const { description } = useTexts(tradeInTexts)
  usePageMeta({ title: props.title, description, canonical })
  return useHasPage()('tradein') ? <TradeInContent {...props} /> : <NotForPrepay />
}
