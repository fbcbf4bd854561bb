import { selectShipping } from '@soe/contracts/routes'
import { storePickup } from '@soe/rules'
import { cartQuery, keptZip, replaceDetails, useLock } from '@soe/shop-basket'
import {
  useChange,
  usePathOf,
  useShop,
  useTexts,
  carrierToday,
  formatDate,
  shortDay,
  defineTexts,
} from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import { announce, StoreIcon, TextLink, TruckIcon } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from './delivery-row.module.css'
import { readDelivery, type Delivery } from './read-delivery'
import type { Store } from '@soe/contracts'

const useSwitch = () => {
  const shop = useShop()
  const { mutate, isPending } = useChange(selectShipping, { replace: (details) => replaceDetails(shop, details) })
  const choose = (selectedOptionCode: string, said: string, locationCode?: string) =>
    mutate(
      { cartInfo: {}, selectedOptionCode, shipTogetherPref: true, ...(locationCode !== undefined && { locationCode }) },
      { onSuccess: () => announce(said) },
    )
  return { choose, isPending }
}

interface WayProps {
  icon: ReactNode
  text: string
  onSwitch?: (() => void) | undefined
  label?: string
}

const deliveryTexts = defineTexts(
  {
    offersPickup: (store: string, day: string) => `Or pick up everything ${day} at ${store}.`,
    picksUp: (store: string, day: string) => `Pick up everything ${day} at ${store}.`,
    takesAlong: (store: string) => `You take everything with you from ${store}.`,
    offersDelivery: (day: string) => `Or have it delivered free by ${day}.`,
    delivers: (day: string) => `Delivered by ${day}`,
    deliversTo: (zipCode: string, day: string) => `Delivered to ${zipCode} by ${day}`,
    sameDay: 'Need it sooner? See today’s delivery times',
    today: 'today',
    on: (day: string) => `on ${day}`,
    apart: 'Each line comes its own way.',
    switchToTogether: 'Switch to one delivery for everything',
    switchToPickup: 'Switch to pickup',
    switchToDelivery: 'Switch to delivery',
    switch: 'Switch',
    switchedToPickup: (store: string, day: string) => `Pick up at ${store}, ${day}.`,
    switchedToDelivery: (day: string) => `Delivered by ${day}.`,
  },
  {
    offersPickup: (store: string, day: string) => `O recoge todo ${day} en ${store}.`,
    picksUp: (store: string, day: string) => `Recoge todo ${day} en ${store}.`,
    takesAlong: (store: string) => `Te llevas todo de ${store}.`,
    offersDelivery: (day: string) => `O recíbelo gratis a más tardar el ${day}.`,
    delivers: (day: string) => `Llega a más tardar el ${day}`,
    deliversTo: (zipCode: string, day: string) => `Llega a ${zipCode} a más tardar el ${day}`,
    sameDay: '¿Lo necesitas antes? Ver los horarios de hoy',
    today: 'hoy',
    on: (day: string) => `el ${day}`,
    apart: 'Cada línea llega por su cuenta.',
    switchToTogether: 'Cambiar a una sola entrega para todo',
    switchToPickup: 'Cambiar a recoger en tienda',
    switchToDelivery: 'Cambiar a envío',
    switch: 'Cambiar',
    switchedToPickup: (store: string, day: string) => `Recoges en ${store}, ${day}.`,
    switchedToDelivery: (day: string) => `Llega a más tardar el ${day}.`,
  },
)

const Way = ({ icon, text, onSwitch, label }: WayProps) => {
  const texts = useTexts(deliveryTexts)
  const { locked } = useLock()
  return (
    <li className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <p>
        <span>{text}</span>{' '}
        {onSwitch && (
          <TextLink inline disabled={locked} aria-label={label} onClick={onSwitch}>
            {texts.switch}
          </TextLink>
        )}
      </p>
    </li>
  )
}

const storeName = ({ name, city }: Store): string => `${name}, ${city}`

const useDeliveryWords = () => {
  const shop = useShop()
  const texts = useTexts(deliveryTexts)
  const dayOf = (date: string) => formatDate(date.slice(0, 10), shop.language, shortDay)
  const whenOf = (date: string) => (date.slice(0, 10) === carrierToday(shop) ? texts.today : texts.on(dayOf(date)))
  return { dayOf, whenOf }
}

const Ways = ({ delivery }: { delivery: Delivery }) => {
  const texts = useTexts(deliveryTexts)
  const { dayOf, whenOf } = useDeliveryWords()
  const { choose, isPending } = useSwitch()
  const pathOf = usePathOf()
  const { isPickup, chosen, store, pickup, delivery: door, zipCode } = delivery
  const toStore = () => {
    if (!store || !pickup || isPending) return
    choose(storePickup, texts.switchedToPickup(store.name, whenOf(pickup.arrivesOn)), store.locationCode)
  }
  const toDoor = () => {
    if (door && !isPending) choose(door.shippingOptionId, texts.switchedToDelivery(dayOf(door.arrivesOn)))
  }
  if (delivery.isTakenAlong && store) {
    return (
      <ul className={styles.ways}>
        <Way icon={<StoreIcon size={20} />} text={texts.takesAlong(storeName(store))} />
      </ul>
    )
  }
  if (delivery.isApart) {
    return (
      <ul className={styles.ways}>
        <Way
          icon={<TruckIcon size={20} />}
          text={texts.apart}
          onSwitch={door && toDoor}
          label={texts.switchToTogether}
        />
      </ul>
    )
  }
  if (isPickup && store) {
    return (
      <ul className={styles.ways}>
        <Way icon={<StoreIcon size={20} />} text={texts.picksUp(storeName(store), whenOf(chosen.arrivesOn))} />
        {door && (
          <Way
            icon={<TruckIcon size={20} />}
            text={texts.offersDelivery(dayOf(door.arrivesOn))}
            onSwitch={toDoor}
            label={texts.switchToDelivery}
          />
        )}
      </ul>
    )
  }
  const day = dayOf(chosen.arrivesOn)
  return (
    <ul className={styles.ways}>
      <Way icon={<TruckIcon size={20} />} text={zipCode ? texts.deliversTo(zipCode, day) : texts.delivers(day)} />
      {store && pickup && (
        <Way
          icon={<StoreIcon size={20} />}
          text={texts.offersPickup(storeName(store), whenOf(pickup.arrivesOn))}
          onSwitch={toStore}
          label={texts.switchToPickup}
        />
      )}
      {delivery.hasSameDay && (
        <li className={styles.more}>
          <CartLink href={pathOf('sddinterstitial')} size="small">
            {texts.sameDay}
          </CartLink>
        </li>
      )}
    </ul>
  )
}

export const DeliveryRow = () => {
  const shop = useShop()
  const { data } = useQuery({ ...cartQuery(shop), enabled: false, meta: { showsError: true } })
  const delivery = data && readDelivery(data, keptZip(shop))
  return delivery ? <Ways delivery={delivery} /> : null
}
