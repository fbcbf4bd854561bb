import { formatDate, shortDay, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, Picture, SectionHeading } from '@soe/ui'
import { useId } from 'react'
import { Link } from 'wouter'
import { hubTexts } from '../hub-texts'
import styles from './on-its-way.module.css'
import { useLatestOrder } from './use-latest-order'

/** The latest order; nothing at all without one. */
export const OnItsWay = () => {
  const shop = useShop()
  const texts = useTexts(hubTexts)
  const pathOf = usePathOf()
  const heading = useId()
  const order = useLatestOrder()
  if (!order) return null
  const { orderNumber, lines, accessories, shipping } = order
  const items = [...lines.flatMap(({ deviceItem }) => deviceItem ?? []), ...accessories]
  const path = pathOf({ page: 'order', query: { orderNumber } })
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{texts.onItsWay}</SectionHeading>
      <div className={styles.order}>
        {items[0] && <Picture src={items[0].imageUrl} alt="" width={56} height={56} />}
        <div className={styles.words}>
          <p className={styles.name}>{items.map(({ description }) => description).join(', ')}</p>
          <p className={styles.detail}>
            {texts.order(orderNumber, formatDate(shipping.arrivesOn, shop.language, shortDay))}
          </p>
        </div>
        <Link href={path} asChild>
          <Button href={path} variant="outline" size="small" aria-label={texts.trackOf(orderNumber)}>
            {texts.track}
          </Button>
        </Link>
      </div>
    </section>
  )
}
