import type { CartView, Store } from '@soe/contracts'
import { formatMiles, useShop, useTexts } from '@soe/shop-platform'
import { ErrorIcon, RadioList } from '@soe/ui'
import { useId } from 'react'
import { checkoutTexts } from '../checkout-texts'
import styles from './store-list.module.css'
import { StorePlace } from './store-place'
import { shelfSkus, useStoreStock } from './use-store-stock'

interface StoreListProps {
  stores: readonly Store[]
  cart: CartView
  lines: readonly string[]
  value: string
  onChange: (locationCode: string) => void
  error: string | undefined
}

const Description = ({ store, isInStock }: { store: Store; isInStock: boolean | undefined }) => {
  const texts = useTexts(checkoutTexts)
  return (
    <>
      <StorePlace store={store} />
      {store.ispuServices.includes('curbside') && `, ${texts.curbside}`}
      {isInStock !== undefined && (
        <>
          <br />
          <span>{isInStock ? texts.inStockHere : texts.orderedToStore}</span>
        </>
      )}
    </>
  )
}

export const StoreList = ({ stores, cart, lines, value, onChange, error }: StoreListProps) => {
  const texts = useTexts(checkoutTexts)
  const { language } = useShop()
  const errorId = useId()
  const inStock = useStoreStock(shelfSkus(cart, lines))
  return (
    <div tabIndex={-1} data-invalid={error && true} aria-describedby={error && errorId}>
      <RadioList
        legend={texts.store}
        value={value}
        onChange={onChange}
        options={stores.map((store) => ({
          value: store.locationCode,
          label: store.name,
          sublabel: <Description store={store} isInStock={inStock?.has(store.locationCode)} />,
          trailing: store.distanceMiles !== undefined && formatMiles(store.distanceMiles, language),
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
