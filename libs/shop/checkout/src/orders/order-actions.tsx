import type { Order } from '@soe/contracts'
import { brand, useTexts } from '@soe/shop-platform'
import { Button, Cluster } from '@soe/ui'
import { addressLine } from '../flow/address-line'
import { calendarFile } from './calendar-file'
import styles from './order-view.module.css'
import { ordersTexts } from './orders-texts'
import { fetchedFrom, pickupsOf, type Pickup } from './pickups'

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
export const OrderActions = ({ order }: { order: Order }) => {
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
