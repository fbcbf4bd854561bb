import type { Order } from '@soe/contracts'
import { listOrders } from '@soe/contracts/routes'
import { carrierNow, formatDate, readQuery, shortDay, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, Picture, SectionHeading } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'wouter'
import { hubTexts } from '../hub-texts'
import { isOnItsWay } from './is-on-its-way'
import styles from '../row.module.css'

const OrderRow = ({ order: { orderNumber, lines, accessories, shipping } }: { order: Order }) => {
  const { language } = useShop()
  const texts = useTexts(hubTexts)
  const path = usePathOf()({ page: 'order', query: { orderNumber } })
  const items = [...lines.flatMap(({ deviceItem }) => deviceItem ?? []), ...accessories]
  return (
    <li className={styles.row}>
      {items[0] && <Picture src={items[0].imageUrl} alt="" width={56} height={56} />}
      <div className={styles.words}>
        <p className={styles.name}>{items.map(({ description }) => description).join(', ')}</p>
        <p className={styles.detail}>{texts.order(orderNumber, formatDate(shipping.arrivesOn, language, shortDay))}</p>
      </div>
      <Link href={path} asChild>
        <Button href={path} variant="outline" size="small" aria-label={texts.trackOf(orderNumber)}>
          {texts.track}
        </Button>
      </Link>
    </li>
  )
}

export const OnItsWay = () => {
  const shop = useShop()
  const texts = useTexts(hubTexts)
  const heading = useId()
  const { data } = useQuery({ ...readQuery(shop, listOrders, { body: {} }), meta: { silent: true } })
  const orders = (data?.orders ?? []).filter((order) => isOnItsWay(order, carrierNow(shop)))
  if (orders.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{texts.onItsWay}</SectionHeading>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.orderNumber} order={order} />
        ))}
      </ul>
    </section>
  )
}
