import type { Product } from '@soe/contracts'
import { shownPrice, type LineIntent } from '@soe/rules'
import { canAddToCart } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { useRef, type ReactNode } from 'react'
import { DevicePrice } from '../device-price'
import { BuyBar } from './lazy-bar'
import { productTexts } from './product-texts'
import styles from './purchase.module.css'
import type { Selection } from './use-selection'

export interface PurchaseProps {
  product: Product
  selection: Selection
  heart?: ReactNode
}

interface CartButtonsProps extends PurchaseProps {
  isAdding: boolean
  onAdd: () => void
  /** What else the form sends. */
  fields?: Readonly<Record<string, string | undefined>>
  /** Asked before adding: without scripts each answer is a button of its own. */
  intents?: readonly { value: LineIntent; label: string }[]
}

const Fields = ({ fields }: { fields: Readonly<Record<string, string | undefined>> }) =>
  Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )

/** The price and the accent button; a bar stands in for them once they are scrolled out of view. */
export const CartButtons = ({ product, selection, heart, isAdding, onAdd, fields, intents = [] }: CartButtonsProps) => {
  const { sku, term } = selection
  const texts = useTexts(productTexts)
  const row = useRef<HTMLFormElement>(null)
  const labels =
    fields?.['line'] === undefined
      ? ([texts.addToCart, texts.add] as const)
      : ([texts.updateLine, texts.update] as const)
  const add = { busy: isAdding, disabled: !canAddToCart(sku, product), children: labels[0] }
  const asks = intents.length > 0
  return (
    <>
      <DevicePrice price={shownPrice(sku, term)} size="large" />
      <form
        ref={row}
        method="post"
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          onAdd()
        }}
      >
        <Fields fields={{ sku: sku.skuId, term: String(term), ...fields }} />
        <Button
          {...add}
          type={asks ? 'button' : 'submit'}
          {...(asks && { onClick: onAdd, className: styles.asking })}
          wide
          busyLabel={texts.adding}
        />
        {asks && (
          <noscript>
            {intents.map(({ value, label }) => (
              <Button key={value} type="submit" name="intent" value={value} disabled={add.disabled} wide>
                {label}
              </Button>
            ))}
          </noscript>
        )}
        {heart}
      </form>
      <BuyBar {...{ texts, product, selection, row, labels, isAdding, onAdd }} />
    </>
  )
}
