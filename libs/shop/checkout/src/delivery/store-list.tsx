import type { CartView, Store } from '@soe/contracts'
import { formatClock, useTexts } from '@soe/shop-platform'
import { ErrorIcon, RadioList } from '@soe/ui'
import { useId } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { addressLine } from '../flow/address-line'
import styles from './store-list.module.css'
import { shelfSkus, useStoreStock } from './use-store-stock'

interface StoreListProps {
  stores: readonly Store[]
  cart: CartView
  /** The lines that would be picked up. */
  lines: readonly string[]
  /** The state that the shopper lives in: its stores come first. */
  near: string | undefined
  value: string
  onChange: (locationCode: string) => void
  error: string | undefined
}

/** The stores of the shopper's state first. */
export const nearestFirst = (stores: readonly Store[], near: string | undefined) =>
  stores.toSorted((left, right) => Number(right.state === near) - Number(left.state === near))

export const StoreList = ({ stores, cart, lines, near, value, onChange, error }: StoreListProps) => {
  const texts = useTexts(checkoutTexts)
  const errorId = useId()
  const inStock = useStoreStock(shelfSkus(cart, lines))
  const describe = (store: Store) =>
    [
      addressLine(store),
      texts.storeHours(formatClock(store.hours.opens), formatClock(store.hours.closes)),
      store.ispuServices.includes('curbside') && texts.curbside,
      inStock && (inStock.has(store.locationCode) ? texts.inStockHere : texts.orderedToStore),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <div tabIndex={-1} data-invalid={error && true} aria-describedby={error && errorId}>
      <RadioList
        legend={texts.store}
        value={value}
        onChange={onChange}
        options={nearestFirst(stores, near).map((store) => ({
          value: store.locationCode,
          label: store.name,
          sublabel: describe(store),
        }))}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          <ErrorIcon size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
