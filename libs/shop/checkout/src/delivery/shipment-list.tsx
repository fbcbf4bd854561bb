import type { Order, Shipment } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { Stack } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import type { OrderedItems } from '../summary/order-items'
import styles from './line-delivery.module.css'
import { StorePlace } from './store-place'
import { useWayWords } from './use-way-words'

type OrderShipment = NonNullable<Order['shipments']>[number]

export const waysOf = (shipment: Shipment): Partial<OrderShipment> & Pick<OrderShipment, 'lines'> => {
  const { lines, selectedOptionCode, shippingOptions, storeInfo, sddAvailableWindows } = shipment
  const shipping = shippingOptions.find(({ shippingOptionId }) => shippingOptionId === selectedOptionCode)
  const sddWindow = sddAvailableWindows.find(({ selected }) => selected)
  return {
    lines,
    ...(shipping && { shipping }),
    ...(storeInfo && { store: storeInfo }),
    ...(sddWindow && { sddWindow }),
  }
}

interface ShipmentListProps {
  shipments: readonly ReturnType<typeof waysOf>[]
  items: Pick<OrderedItems, 'lines'>
}

export const ShipmentList = ({ shipments, items }: ShipmentListProps) => {
  const texts = useTexts(checkoutTexts)
  const { promiseOf } = useWayWords()
  const namesOf = (lineIds: readonly string[]) =>
    items.lines
      .filter(({ lineId }) => lineIds.includes(lineId))
      .flatMap(({ deviceItem }) => deviceItem?.description ?? [])
      .join(', ')
  return (
    <Stack gap={14}>
      {shipments.map(
        ({ lines, shipping, store, sddWindow }) =>
          shipping && (
            <div key={lines[0]}>
              <p>
                <strong>{namesOf(lines)}</strong>
              </p>
              <p>{`${shipping.name}. ${promiseOf({ shipping, sddWindow })}`}</p>
              {store && (
                <p className={styles.muted}>
                  <span>{texts.pickUpAt(store.name)}</span>
                  <br />
                  <StorePlace store={store} />
                </p>
              )}
            </div>
          ),
      )}
    </Stack>
  )
}
