import type { AnswerOf, Sku } from '@soe/contracts'
import { getInventory } from '@soe/contracts/routes'
import { stockState } from '@soe/shop-basket'
import {
  carrierToday,
  formatClock,
  formatDate,
  formatMiles,
  shortDay,
  useShop,
  useTexts,
  isShopError,
  readQuery,
  useIdentity,
} from '@soe/shop-platform'
import { StoreIcon, TruckIcon, useReady } from '@soe/ui'
import { isHandledByShop } from '@soe/shop-journey'
import { useQuery } from '@tanstack/react-query'
import { arrivalTexts } from './arrival-texts'
import styles from './arrival.module.css'
import { ZipForm } from './zip-form'
import { useGivenZip } from './use-given-zip'

/** The days on which a sku can be had, as soon as the shop knows where the shopper is. */
const useArrival = (skuId: string) => {
  const shop = useShop()
  const texts = useTexts(arrivalTexts)
  const ready = useReady()
  const { loggedIn } = useIdentity()
  const { zipCode, give } = useGivenZip()
  const { data, error, isFetching } = useQuery({
    ...readQuery(shop, getInventory, { query: { skuId, ...(zipCode !== undefined && { zip: zipCode }) } }),
    enabled: ready && (zipCode !== undefined || loggedIn),
    meta: { silent: true },
  })
  return {
    zipCode,
    give,
    arrival: error ? undefined : data,
    isBusy: isFetching,
    refusal: error ? (isShopError(error) && !isHandledByShop(error) ? error.message : texts.failed) : undefined,
  }
}

type Inventory = AnswerOf<typeof getInventory>

/** What the nearest store says of the sku: a line, and the day below it. */
const useStoreWords = () => {
  const texts = useTexts(arrivalTexts)
  const shop = useShop()
  const { language } = shop
  return ({ localStore, pickupOn, inventoryDetails: { localInventory } }: Inventory): [string, string?] => {
    if (!localStore) return [texts.pickup]
    const { name, city, state, hours, distanceMiles } = localStore
    const away = distanceMiles === undefined ? '' : ` (${formatMiles(distanceMiles, language)})`
    const store = `${name}, ${city}, ${state}${away}`
    if (pickupOn === undefined) return [texts.noPickup(store)]
    const day = formatDate(pickupOn, language, shortDay)
    if (!localInventory.isInStock) return [texts.laterAt(store, day)]
    const isToday = pickupOn === carrierToday(shop)
    const when = isToday ? texts.pickUpToday(formatClock(hours.closes)) : texts.pickUpOn(day, formatClock(hours.opens))
    return [texts.hasIt(store, localInventory.qtyAvailable), when]
  }
}

const useDoorWords = () => {
  const texts = useTexts(arrivalTexts)
  const { language } = useShop()
  return ({ arrivesOn }: Inventory, zipCode: string | undefined): string => {
    if (arrivesOn === undefined) return texts.delivery
    const day = formatDate(arrivesOn, language, shortDay)
    return zipCode === undefined ? texts.delivers(day) : texts.deliversTo(zipCode, day)
  }
}

/** When a sku is at the door and in the nearest store, for a ZIP code or the customer's own address. */
export const Arrival = ({ sku }: { sku: Sku }) => {
  const texts = useTexts(arrivalTexts)
  const storeWords = useStoreWords()
  const doorWords = useDoorWords()
  const { zipCode, give, arrival, isBusy, refusal } = useArrival(sku.skuId)
  if (stockState(sku).state === 'out-of-stock') return null
  const [store, when] = arrival ? storeWords(arrival) : [texts.pickup]
  return (
    <div className={styles.arrival}>
      <output className={styles.lines}>
        <span className={styles.line}>
          <TruckIcon size={20} />
          <span>{arrival ? doorWords(arrival, zipCode) : texts.delivery}</span>
        </span>
        <span className={styles.line}>
          <StoreIcon size={20} />
          <span>
            <span>{store}</span>
            {when !== undefined && <span className={styles.when}>{when}</span>}
          </span>
        </span>
      </output>
      <ZipForm zipCode={zipCode} isBusy={isBusy} refusal={refusal} onGive={give} />
    </div>
  )
}
