import type { Order } from '@soe/contracts'
import { formatPrice, scanAndGoFlow, storePickup } from '@soe/rules'
import { emptyCartPage } from '@soe/shop-journey'
import {
  formatDate,
  isShopError,
  moment,
  platformTexts,
  useIdentity,
  usePathOf,
  useShop,
  useTexts,
} from '@soe/shop-platform'
import {
  Button,
  CharlieFlag,
  EmptyState,
  Heading,
  Hoist,
  PageHeading,
  SectionHeading,
  Skeleton,
  Stack,
  Steps,
} from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { addressLine } from '../flow/address-line'
import { ShipmentList } from '../delivery/shipment-list'
import { isPlanChange, isPlanChangeAlone, shipsNothing } from '../flow/ships-nothing'
import { formatDay } from '../format-day'
import { partName, paymentNames } from '../payment/payment-names'
import { TotalsList } from '../summary/totals-list'
import { itemsOfOrder, OrderItems } from '../summary/order-items'
import { useCheckoutMeta } from '../use-checkout-meta'
import { hasEsim } from './has-esim'
import styles from './order-confirmation.module.css'
import { orderQuery } from '../flow/order-query'

interface ConfirmationProps {
  /** Asks how it was to order. */
  renderRating?: ((orderNumber: string) => ReactNode) | undefined
}

const ShopLink = ({ children, variant }: { children: string; variant?: 'outline' }) => {
  const pathOf = usePathOf()
  const { audience } = useIdentity()
  return (
    <Link href={pathOf(emptyCartPage('shop', audience))} asChild>
      <Button href="" {...(variant && { variant })}>
        {children}
      </Button>
    </Link>
  )
}

/** The order has nothing but trade-ins: a box is on its way, and no device. */
const isTradeInAlone = ({ lines, accessories, tradeIns = [] }: Order) =>
  lines.length + accessories.length === 0 && tradeIns.length > 0

const useDeliverySteps = (order: Order) => {
  const { language } = useShop()
  const texts = useTexts(checkoutTexts)
  const { shipping, store, shipments } = order
  const day = formatDay(shipping.arrivesOn, language)
  const isBox = isTradeInAlone(order)
  if (shipsNothing(itemsOfOrder(order))) return []
  if (order.flowType === scanAndGoFlow) return [{ title: texts.showAtDoor, detail: texts.showAtDoorDetail }]
  if (shipments) return [{ title: texts.packed, detail: texts.packedDetail }]
  if (shipping.shippingOptionId === storePickup && store)
    return [{ title: texts.ready, detail: `${day}. ${texts.bring}.` }]
  return [
    { title: isBox ? texts.boxPacked : texts.packed, detail: texts.packedDetail },
    { title: isBox ? texts.boxArrives : texts.onItsWay, detail: day },
  ]
}

const useOrderSteps = (order: Order) => {
  const { language } = useShop()
  const texts = useTexts(checkoutTexts)
  const { placedAt, lines, tradeIns = [] } = order
  const tradeInSteps = [
    { title: texts.handIn, detail: texts.handInDetail },
    { title: texts.credited, detail: texts.creditedDetail },
  ]
  return [
    { title: texts.placed, detail: formatDate(placedAt, language, moment), done: true },
    ...useDeliverySteps(order),
    ...(lines.some(isPlanChange) ? [{ title: texts.planChanges, detail: texts.planChangesDetail }] : []),
    ...(lines.some(hasEsim) ? [{ title: texts.activate, detail: texts.activateDetail }] : []),
    ...(tradeIns.length > 0 ? tradeInSteps : []),
  ]
}

const Progress = ({ order }: { order: Order }) => {
  const { language } = useShop()
  const texts = useTexts(checkoutTexts)
  const { store, shipping, shipments, shippingAddress } = order
  const address = addressLine(shippingAddress)
  const place = store && (order.flowType === scanAndGoFlow ? texts.takeFrom : texts.pickUpAt)(store.name)
  const whole = place ?? texts.arrivesOn(formatDay(shipping.arrivesOn, language))
  const parcels = shipments ? texts.apart : whole
  const items = itemsOfOrder(order)
  const unshipped = isPlanChangeAlone(items) ? texts.planChanges : texts.nothingShips
  const title = shipsNothing(items) ? unshipped : parcels
  return (
    <section className={styles.progress}>
      <Heading size={22}>{title}</Heading>
      {address !== '' && <p>{texts.deliveredTo(address)}</p>}
      {shipments && <ShipmentList shipments={shipments} items={order} />}
      <Steps steps={useOrderSteps(order)} doneLabel={texts.stepDone} />
    </section>
  )
}

const Paid = ({ order: { totals, payment, payments = [] } }: { order: Order }) => {
  const texts = useTexts(checkoutTexts)
  const isBilled = payment?.paymentType === 'account'
  const paidWith = payment && !isBilled && `${paymentNames(texts)(payment).replace(/\.$/, '')}.`
  const parts =
    payments.length > 1 &&
    payments.map(({ paymentType, amount }) => `${partName(texts, paymentType, payment)} ${formatPrice(amount)}`)
  const note = [parts && `${parts.join(', ')}.`, paidWith].filter(Boolean).join(' ')
  return <TotalsList totals={totals} isBilled={isBilled} paid={note ? { note } : {}} />
}

const PlacedOrder = ({ order, renderRating }: { order: Order } & ConfirmationProps) => {
  const texts = useTexts(checkoutTexts)
  const { contact, orderNumber, salesRepId } = order
  return (
    <div className={styles.page}>
      <Hoist className={styles.hoist}>
        <CharlieFlag width={96} />
      </Hoist>
      <div className={styles.columns}>
        <div>
          <PageHeading size="product">{texts.thanks(contact.firstName)}</PageHeading>
          <p className={styles.lead}>
            {texts.haveOrder} {texts.order} <strong>{orderNumber}</strong>. {texts.receipt(contact.emailId)}{' '}
            {salesRepId !== undefined && texts.soldBy(salesRepId)}
          </p>
          <Progress order={order} />
        </div>
        <div>
          <SectionHeading>{texts.yourOrder}</SectionHeading>
          <OrderItems {...itemsOfOrder(order)} />
          <Paid order={order} />
          <ShopLink>{texts.keepShopping}</ShopLink>
        </div>
      </div>
      {renderRating?.(orderNumber)}
    </div>
  )
}

const ConfirmationSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Stack gap={36}>
      <Skeleton width={96} height={60} />
      <Skeleton width="26rem" height={120} />
      <Skeleton height={240} />
    </Stack>
  </div>
)

const NoOrder = () => {
  const texts = useTexts(checkoutTexts)
  return (
    <EmptyState nothing title={texts.noOrderTitle} actions={<ShopLink>{texts.keepShopping}</ShopLink>}>
      {texts.noOrderBody}
    </EmptyState>
  )
}

const OrderFailed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useTexts(platformTexts)
  return (
    <div className={styles.page}>
      <Stack gap={28}>
        <PageHeading>{texts.pageFailed}</PageHeading>
        <p role="alert">{texts.tryAgain}</p>
        <div>
          <Button onClick={onRetry}>{texts.retry}</Button>
        </div>
      </Stack>
    </div>
  )
}

/** The order that the address names, or the latest. */
export const OrderConfirmationPage = ({ renderRating }: ConfirmationProps) => {
  const shop = useShop()
  const [query] = useSearchParams()
  useCheckoutMeta(useTexts(checkoutTexts).confirmationTitle)
  const { data, error, isFetching, refetch } = useQuery(orderQuery(shop, query.get('orderNumber') ?? undefined))
  if (data) return <PlacedOrder order={data.order} renderRating={renderRating} />
  if (isFetching) return <ConfirmationSkeleton />
  if (isShopError(error) && error.id === 'ORDER_NOT_FOUND') return <NoOrder />
  return <OrderFailed onRetry={() => void refetch()} />
}
