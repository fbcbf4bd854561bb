import type { Product } from '@soe/contracts'
import type { LineIntent } from '@soe/rules'
import { canAddToCart } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button, useReady } from '@soe/ui'
import { useId, useRef, type ReactNode } from 'react'
import { BuyBar } from './lazy-bar'
import { ButtonSum, LineSum, PlainPrice } from './estimate/lazy-sum'
import { productTexts } from '../product-texts'
import styles from './purchase.module.css'
import type { Selection } from './selection/use-selection'

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
  /** Another way than the button. */
  children?: ReactNode
}

const Fields = ({ fields }: { fields: Readonly<Record<string, string | undefined>> }) =>
  Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )

/** The sum and the accent button, in view while the choices are; a bar stands in for them below. */
export const CartButtons = ({
  product,
  selection,
  heart,
  isAdding,
  onAdd,
  fields,
  intents = [],
  children,
}: CartButtonsProps) => {
  const { sku, term } = selection
  const texts = useTexts(productTexts)
  const row = useRef<HTMLFormElement>(null)
  const sumId = useId()
  const isDevice = product.itemType === 'DEVICE'
  const labels =
    fields?.['line'] === undefined
      ? ([texts.addToCart, texts.add] as const)
      : ([texts.updateLine, texts.update] as const)
  const canAdd = canAddToCart(sku, product)
  const asks = intents.length > 0
  const ready = useReady()
  const add = { busy: isAdding, disabled: !canAdd || (asks && !ready), 'aria-describedby': sumId }
  return (
    <>
      <div className={styles.foot} data-price-foot>
        <div id={sumId}>{isDevice ? <LineSum selection={selection} /> : <PlainPrice selection={selection} />}</div>
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
          >
            {labels[0]}
            {isDevice && canAdd && <ButtonSum selection={selection} />}
          </Button>
          {asks && (
            <noscript>
              {intents.map(({ value, label }) => (
                <Button key={value} type="submit" name="intent" value={value} disabled={!canAdd} wide>
                  {label}
                </Button>
              ))}
            </noscript>
          )}
          {heart}
        </form>
      </div>
      {children}
      <BuyBar {...{ texts, product, selection, row, labels, isAdding, onAdd }} />
    </>
  )
}
