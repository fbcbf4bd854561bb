import type { Order } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { brand, useTexts } from '@soe/shop-platform'
import { CharlieFlag, Heading, Hoist, PageHeading, SectionHeading, Steps, Button, Cluster } from '@soe/ui'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { ShipmentList } from '../delivery/shipment-list'
import { StorePlace } from '../delivery/store-place'
import { addressLine } from '../flow/address-line'
import { shipsNothing } from '../flow/ships-nothing'
import { partName, paymentNames } from '../payment/payment-names'
import { itemsOfOrder, OrderItems } from '../summary/order-items'
import { TotalsList } from '../summary/totals-list'
import styles from './order-view.module.css'
import { ordersTexts } from './orders-texts'
import { useOrderSteps } from './use-order-steps'
import { useOrderSummary } from './use-order-summary'
import { calendarFile } from './calendar-file'
import { fetchedFrom, pickupsOf, type Pickup } from './pickups'

const Progress = ({ order }: { order: Order }) => {
  const texts = useTexts(checkoutTexts)
  const { shipments, shippingAddress, store } = order
  const address = shipsNothing(itemsOfOrder(order)) ? '' : addressLine(shippingAddress)
  return (
    <section className={styles.progress}>
      <Heading size={22}>{useOrderSummary()(order)}</Heading>
      {address !== '' && <p>{texts.deliveredTo(address)}</p>}
      {store && !shipments && (
        <p>
          <StorePlace store={store} />
        </p>
      )}
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

interface OrderViewProps {
  order: Order
  title: string
  children: ReactNode
  waysOn: ReactNode
}

const useCalendarLink = ({ orderNumber, placedAt }: Order) => {
  const texts = useTexts(ordersTexts)
  return (pickup: Pickup) => {
    const { store, day } = pickup
    const { locationCode, name, hours } = store
    const file = calendarFile(brand.name, {
      id: `${orderNumber}-${locationCode}`,
      madeAt: placedAt,
      day,
      from: fetchedFrom(pickup, placedAt),
      to: hours.closes,
      title: texts.pickUpEvent(brand.name, name),
      place: `${name}, ${addressLine(store)}`,
      note: texts.pickUpNote(orderNumber),
    })
    return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
  }
}

/** What a shopper takes along of an order: its receipt on paper, and each pickup in the calendar. */
const OrderActions = ({ order }: { order: Order }) => {
  const texts = useTexts(ordersTexts)
  const linkOf = useCalendarLink(order)
  const pickups = pickupsOf(order)
  return (
    <div className={styles.actions}>
      <Cluster gap={14}>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          {texts.print}
        </Button>
        {pickups.map((pickup) => (
          <Button
            key={pickup.store.locationCode}
            variant="outline"
            size="small"
            href={linkOf(pickup)}
            download={`${order.orderNumber}.ics`}
          >
            {pickups.length > 1 ? texts.calendarAt(pickup.store.name) : texts.calendar}
          </Button>
        ))}
      </Cluster>
    </div>
  )
}

/** The order's number stays in one piece where its title wraps. */
const Title = ({ title, number }: { title: string; number: string }) => {
  const [before, after] = title.split(number)
  if (after === undefined) return title
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  )
}

export const OrderView = ({ order, title, children, waysOn }: OrderViewProps) => {
  const texts = useTexts(checkoutTexts)
  const { receipt } = useTexts(ordersTexts)
  return (
    <div className={styles.page}>
      <p className={styles.letterhead}>
        {brand.name}. {receipt}
      </p>
      <div className={styles.columns}>
        <div>
          <div className={styles.head}>
            <Hoist className={styles.hoist}>
              <CharlieFlag width={96} />
            </Hoist>
            <div>
              <PageHeading size="product">
                <Title title={title} number={order.orderNumber} />
              </PageHeading>
              <p className={styles.lead}>{children}</p>
            </div>
          </div>
          <Progress order={order} />
          <OrderActions order={order} />
        </div>
        <div>
          <SectionHeading>{texts.yourOrder}</SectionHeading>
          <OrderItems {...itemsOfOrder(order)} />
          <div className={styles.paid}>
            <Paid order={order} />
          </div>
          <div className={styles.waysOn}>{waysOn}</div>
        </div>
      </div>
    </div>
  )
}
