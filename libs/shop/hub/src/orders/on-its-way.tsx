import { getOrder } from '@soe/contracts/routes'
import { formatDate, readQuery, shortDay, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, Picture, SectionHeading } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'wouter'
import { hubTexts } from '../hub-texts'
import styles from './on-its-way.module.css'

/** The latest order; nothing at all without one. */
export const OnItsWay = () => {
  const shop = useShop()
  const texts = useTexts(hubTexts)
  const pathOf = usePathOf()
  const heading = useId()
  const { data } = useQuery({ ...readQuery(shop, getOrder, { body: {} }), meta: { silent: true } })
  if (!data) return null
  const { orderNumber, lines, accessories, shipping } = data.order
  const items = [...lines.flatMap(({ deviceItem }) => deviceItem ?? []), ...accessories]
  const path = pathOf('orderconfirmation', { orderNumber })
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
