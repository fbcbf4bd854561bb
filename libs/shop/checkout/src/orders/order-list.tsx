import type { Order } from '@soe/contracts'
import { usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, Picture } from '@soe/ui'
import { Link } from 'wouter'
import styles from './orders-page.module.css'
import { formatReceiptDate } from '../format-day'
import { ordersTexts } from './orders-texts'
import { useOrderSummary } from './use-order-summary'

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

export const OrderList = ({ orders }: { orders: readonly Order[] }) => (
  <ul className={styles.list}>
    {orders.map((order) => (
      <OrderRow key={order.orderNumber} order={order} />
    ))}
  </ul>
)
