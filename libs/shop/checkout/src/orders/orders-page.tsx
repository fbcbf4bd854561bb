import type { Order } from '@soe/contracts'
import { listOrders } from '@soe/contracts/routes'
import { isSignedIn } from '@soe/rules'
import { platformTexts, readQuery, useIdentity, useShop, useSignInHere, useTexts, usePathOf } from '@soe/shop-platform'
import { Button, Heading, PageHeading, RetryNotice, SectionHeading, Skeleton, Picture } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckoutMeta } from '../use-checkout-meta'
import { OrderLookUp } from './order-look-up'
import styles from './orders-page.module.css'
import { ordersTexts } from './orders-texts'
import { PlacedOrder } from './placed-order'
import { Link } from 'wouter'
import { formatReceiptDate } from '../format-day'
import { useOrderSummary } from './use-order-summary'

const useOrders = () => useQuery({ ...readQuery(useShop(), listOrders, { body: {} }), meta: { showsError: true } })

const boughtIn = ({ lines, accessories }: Order) => [
  ...lines.map(({ deviceItem, plan }) => deviceItem?.description ?? plan?.displayName),
  ...[...lines.flatMap((line) => line.accessories), ...accessories].map(({ description }) => description),
]

/** What was bought; a device that is handed in names an order that holds nothing else. */
const namesOf = (order: Order) => {
  const bought = boughtIn(order)
  return bought.length > 0 ? bought : (order.tradeIns ?? []).map(({ deviceModel }) => deviceModel)
}

const pictureOf = ({ lines, accessories }: Order) =>
  [...lines.flatMap(({ deviceItem }) => deviceItem ?? []), ...accessories][0]?.imageUrl

const OrderRow = ({ order }: { order: Order }) => {
  const { language } = useShop()
  const texts = useTexts(ordersTexts)
  const summaryOf = useOrderSummary()
  const { orderNumber, placedAt } = order
  const picture = pictureOf(order)
  const path = usePathOf()({ page: 'order', query: { orderNumber } })
  return (
    <li className={styles.row}>
      <div>{picture && <Picture src={picture} alt="" width={72} height={72} />}</div>
      <div>
        <p className={styles.name}>{summaryOf(order)}</p>
        <p>{namesOf(order).filter(Boolean).join(', ')}</p>
        <p className={styles.muted}>
          {texts.orderTitle(orderNumber)}. {texts.placedOn(formatReceiptDate(placedAt, language))}
        </p>
      </div>
      <Link href={path} asChild>
        <Button href={path} variant="outline" size="small" aria-label={texts.viewOf(orderNumber)}>
          {texts.view}
        </Button>
      </Link>
    </li>
  )
}

const OrderList = ({ orders }: { orders: readonly Order[] }) => (
  <ul className={styles.list}>
    {orders.map((order) => (
      <OrderRow key={order.orderNumber} order={order} />
    ))}
  </ul>
)

/** A guest without an order in this visit sees neither a message nor a placeholder: they came for the look-up below. */
const OwnOrders = () => {
  const texts = useTexts(ordersTexts)
  const { pageFailed, retry } = useTexts(platformTexts)
  const { audience } = useIdentity()
  const { data, isPending, isFetching, refetch } = useOrders()
  if (isPending)
    return (
      isSignedIn(audience) && (
        <div className={styles.list}>
          <Skeleton height={96} />
        </div>
      )
    )
  if (!data)
    return (
      <RetryNotice retryLabel={retry} busy={isFetching} onRetry={() => void refetch()}>
        {pageFailed}
      </RetryNotice>
    )
  if (data.orders.length > 0) return <OrderList orders={data.orders} />
  return isSignedIn(audience) && <p className={styles.intro}>{texts.none}</p>
}

const SignInInstead = () => {
  const texts = useTexts(ordersTexts)
  const signIn = useSignInHere()
  return (
    <aside className={styles.account} aria-label={texts.accountTitle}>
      <Heading size={28}>{texts.accountTitle}</Heading>
      <p className={styles.muted}>{texts.accountText}</p>
      <Button href={signIn} variant="outline">
        {texts.signInInstead}
      </Button>
    </aside>
  )
}

const Overview = ({ onFound }: { onFound: (order: Order) => void }) => {
  const texts = useTexts(ordersTexts)
  const isCustomer = isSignedIn(useIdentity().audience)
  const { isPending } = useOrders()
  // Below orders that are still to come it would move as they do.
  const isKnown = !isCustomer || !isPending
  useCheckoutMeta(texts.title)
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <OwnOrders />
      {isKnown && (
        <section className={styles.find}>
          <SectionHeading>{texts.findTitle}</SectionHeading>
          <div className={styles.ways}>
            <div>
              <p className={styles.intro}>{texts.findIntro}</p>
              <OrderLookUp onFound={onFound} />
            </div>
            {!isCustomer && <SignInInstead />}
          </div>
        </section>
      )}
    </>
  )
}

export const OrdersPage = () => {
  const texts = useTexts(ordersTexts)
  const [found, setFound] = useState<Order>()
  if (!found) return <Overview onFound={setFound} />
  const another = (
    <Button variant="outline" onClick={() => setFound(undefined)}>
      {texts.another}
    </Button>
  )
  return <PlacedOrder order={found} waysOn={another} />
}
