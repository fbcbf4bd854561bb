import type { OfferedAccessory } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useAddAccessory } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { announce, Button } from '@soe/ui'
import { useState } from 'react'
import { chatTexts } from '../chat-texts'
import styles from './log.module.css'

interface OfferRowProps {
  offer: OfferedAccessory
  /** The agent holds the cart. */
  isPaused: boolean
}

/** What the agent offers to add; it goes through the queue of the cart, as every change does. */
export const OfferRow = ({ offer: { skuId, name, price }, isPaused }: OfferRowProps) => {
  const texts = useTexts(chatTexts)
  const [isAdded, setAdded] = useState(false)
  const onAdded = () => {
    setAdded(true)
    announce(texts.addedNotice(name))
  }
  const { add, isAdding } = useAddAccessory({ onAdded })
  return (
    <div className={styles.offer}>
      <p>
        <strong>{name}</strong>
        <br />
        {formatPrice(price)}
      </p>
      <Button
        variant="ink"
        size="small"
        busy={isAdding}
        disabled={isPaused || isAdded}
        aria-label={isAdded ? texts.addedNotice(name) : texts.addItem(name)}
        onClick={() => add({ item: { id: skuId, qty: 1 } })}
      >
        {isAdded ? texts.added : texts.add}
      </Button>
    </div>
  )
}
