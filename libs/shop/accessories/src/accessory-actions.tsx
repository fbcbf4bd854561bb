import type { Product } from '@soe/contracts'
import { maximumQuantity, audiences } from '@soe/rules'
import { canShow, useIdentity, useTexts, type ItemTrait, type ShowRows } from '@soe/shop-platform'
import { Button, CheckIcon, QuantityStepper, TextLink } from '@soe/ui'
import { useRef, useLayoutEffect, type RefObject } from 'react'
import styles from './accessory-actions.module.css'
import { accessoryTexts } from './accessory-texts'
import type { Accessory } from './use-accessory'

export const quantityStepperRows: ShowRows = [
  {
    audiences: ['signed-in', 'prospect'],
    contexts: ['interstitial'],
    unlessItem: ['in-cart', 'gateway', 'bundle'],
  },
]

export const removeLinkRows: ShowRows = [
  { audiences: ['signed-in', 'prospect'], contexts: ['interstitial'] },
  { audiences, contexts: ['empty-cart'] },
]

/** Moves focus from a control that is replaced to the one that replaces it. */
const useKeptFocus = (box: RefObject<HTMLElement | null>, state: unknown) => {
  const shown = useRef(state)
  useLayoutEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('[data-kept-focus]')?.focus()
  }, [box, state])
}

export const AccessoryActions = ({
  product: { productDisplayName: name, isGiftCard, productType },
  accessory,
}: {
  product: Product
  accessory: Accessory
}) => {
  const texts = useTexts(accessoryTexts)
  const { audience } = useIdentity()
  const { inCart, quantity, setQuantity, add, remove } = accessory
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, inCart)
  const item: readonly ItemTrait[] = [
    ...(inCart ? (['in-cart'] as const) : []),
    ...(productType === 'bundle' ? (['bundle'] as const) : []),
  ]
  const shows = (rows: ShowRows) => canShow(rows, { audience, context: 'interstitial', item })

  return (
    <div ref={box} className={styles.actions}>
      {!isGiftCard && shows(quantityStepperRows) && (
        <QuantityStepper
          label={texts.quantityOf(name)}
          value={quantity}
          max={maximumQuantity}
          onChange={setQuantity}
          decrementLabel={texts.decrement}
          incrementLabel={texts.increment}
          valueLabel={texts.quantity}
        />
      )}
      {inCart && shows(removeLinkRows) && (
        <TextLink muted size="small" onClick={remove} aria-label={texts.removeName(name)}>
          {texts.remove}
        </TextLink>
      )}
      {inCart ? (
        <p className={styles.added} tabIndex={-1} data-kept-focus>
          <CheckIcon size={20} /> {texts.added}
          {quantity > 1 && <span className={styles.count}>{`× ${quantity}`}</span>}
        </p>
      ) : (
        <Button variant="ink" size="small" onClick={add} aria-label={texts.addName(name)} data-kept-focus>
          {texts.add}
        </Button>
      )}
    </div>
  )
}
