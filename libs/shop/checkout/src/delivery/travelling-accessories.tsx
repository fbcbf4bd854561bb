import type { CartAccessory, CheckoutDetails, Shipment } from '@soe/contracts'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Cluster, TextLink } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import { shipmentsOf } from '../flow/shipments-of'
import styles from './line-delivery.module.css'
import type { Move } from './use-move-accessory'

interface TravellingAccessoriesProps {
  details: CheckoutDetails
  shipment: Shipment
  onMove: (move: Move) => void
}

interface Travelling {
  lineId: string
  item: CartAccessory
}

const accessoriesIn = ({ cart }: CheckoutDetails, { lines }: Shipment): readonly Travelling[] =>
  lines.flatMap((lineId) => (cart.lineDetails.lineInfo[lineId]?.accessories ?? []).map((item) => ({ lineId, item })))

const otherPlaces = (details: CheckoutDetails, { lines: [own] }: Shipment) =>
  shipmentsOf(details)
    .map(({ lines: [to = ''] }, index) => ({ to, position: index + 1 }))
    .filter(({ to }) => to !== own)

export const TravellingAccessories = ({ details, shipment, onMove }: TravellingAccessoriesProps) => {
  const texts = useTexts(checkoutTexts)
  const { locked } = useLock()
  const places = otherPlaces(details, shipment)
  return (
    <ul className={styles.accessories}>
      {accessoriesIn(details, shipment).map(({ lineId, item }) => (
        <li key={`${lineId} ${item.itemCode}`}>
          <Cluster className={styles.accessory}>
            <span className={styles.muted}>{texts.travelsWith(item.description, item.qty)}</span>
            {places.map(({ to, position }) => (
              <TextLink
                key={to}
                disabled={locked}
                aria-label={texts.moveTo(item.description, position)}
                onClick={() => onMove({ item, from: lineId, to, position })}
              >
                {texts.toLine(position)}
              </TextLink>
            ))}
          </Cluster>
        </li>
      ))}
    </ul>
  )
}
