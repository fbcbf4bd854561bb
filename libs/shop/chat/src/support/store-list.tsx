import type { Store } from '@soe/contracts'
import { formatClock, useShop, useTexts } from '@soe/shop-platform'
import { Heading, RetryNotice, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { storesQuery } from '@soe/shop-basket'
import styles from './support-page.module.css'
import { supportTexts } from './support-texts'

const StoreRow = ({ store }: { store: Store }) => {
  const texts = useTexts(supportTexts)
  const { name, addressLine1, city, state, zipCode, hours, ispuServices } = store
  return (
    <li>
      <Heading level={3} size={22}>
        {name}
      </Heading>
      <address className={styles.address}>
        {addressLine1}
        <br />
        {city}, {state} {zipCode}
      </address>
      <p className={styles.muted}>{texts.hours(formatClock(hours.opens), formatClock(hours.closes))}</p>
      {ispuServices.includes('curbside') && <p className={styles.muted}>{texts.curbside}</p>}
    </li>
  )
}

export const StoreList = () => {
  const texts = useTexts(supportTexts)
  const { data, isPending, isFetching, refetch } = useQuery({ ...storesQuery(useShop()), meta: { showsError: true } })
  if (isPending) return <Skeleton height={120} />
  if (!data)
    return (
      <RetryNotice retryLabel={texts.retry} busy={isFetching} busyLabel={texts.loading} onRetry={() => void refetch()}>
        {texts.noStores}
      </RetryNotice>
    )
  return (
    <ul className={styles.stores}>
      {data.stores.map((store) => (
        <StoreRow key={store.locationCode} store={store} />
      ))}
    </ul>
  )
}
