import type { CheckoutDetails, Shipment, Store, CartAccessory } from '@soe/contracts'
import { storePickup } from '@soe/rules'
import { useTraits, useLock } from '@soe/shop-basket'
import { useTexts, type ShopError } from '@soe/shop-platform'
import { Heading, Picture, SectionHeading, Stack, VisuallyHidden, Cluster, TextLink } from '@soe/ui'
import { useId } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { isSameDay, shipmentsOf } from '../flow/shipments-of'
import { DeliveryWindows } from './delivery-windows'
import { hasRestricted } from './has-restricted'
import styles from './line-delivery.module.css'
import { StoreList } from './store-list'
import { ShippingOptions } from './shipping-options'
import { useFilledWindow } from './use-filled-window'
import type { Move } from './use-move-accessory'
import { useWayWords } from './use-way-words'

interface Choice {
  selectedOptionCode: string
  locationCode?: string
  sddWindowId?: string
}

type PendingChoice = { readonly [Part in keyof Choice]?: Choice[Part] | undefined }

interface LineDeliveryProps {
  details: CheckoutDetails
  shipment: Shipment
  position: number
  pending: PendingChoice
  onChoose: (choice: Choice & { lineId: string }, onError?: (error: ShopError) => void) => void
  onMove: (move: Move) => void
}

const usePromise = ({ selectedOptionCode, shippingOptions, sddAvailableWindows }: Shipment) => {
  const { promiseOf } = useWayWords()
  const shipping = shippingOptions.find(({ shippingOptionId }) => shippingOptionId === selectedOptionCode)
  return shipping && promiseOf({ shipping, sddWindow: sddAvailableWindows.find(({ selected }) => selected) })
}

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

const TravellingAccessories = ({ details, shipment, onMove }: TravellingAccessoriesProps) => {
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

/** What a shipment holds: the device first, then everything that travels with it. */
const Contents = ({ details, shipment, onMove }: Pick<LineDeliveryProps, 'details' | 'shipment' | 'onMove'>) => {
  const device = details.cart.lineDetails.lineInfo[shipment.lines[0] ?? '']?.deviceItem
  const traitsOf = useTraits()
  if (!device) return null
  return (
    <>
      <Picture className={styles.picture} src={device.imageUrl} alt="" width={112} height={112} />
      <div>
        <Heading level={3}>{device.description}</Heading>
        <p className={styles.muted}>{traitsOf(device)}</p>
        <TravellingAccessories details={details} shipment={shipment} onMove={onMove} />
      </div>
    </>
  )
}

/** How one line arrives; a store is the nearest one until another is chosen. */
export const LineDelivery = ({ details, shipment, position, pending, onChoose, onMove }: LineDeliveryProps) => {
  const texts = useTexts(checkoutTexts)
  const heading = useId()
  const promise = usePromise(shipment)
  const { lines, shippingOptions, ispuStoreList, storeInfo, sddAvailableWindows } = shipment
  const { filled, noteFailure } = useFilledWindow(sddAvailableWindows)
  const { selectedOptionCode = shipment.selectedOptionCode } = pending
  const { locationCode = storeInfo?.locationCode ?? '' } = pending
  const { sddWindowId = sddAvailableWindows.find(({ selected }) => selected)?.id ?? '' } = pending
  const [lineId = ''] = lines
  const pickUpAt = (store: Store['locationCode'] | undefined) =>
    store !== undefined && onChoose({ lineId, selectedOptionCode: storePickup, locationCode: store })
  const choose = (option: string) =>
    option === storePickup ? pickUpAt(ispuStoreList[0]?.locationCode) : onChoose({ lineId, selectedOptionCode: option })
  const chooseWindow = (window: string) =>
    onChoose({ lineId, selectedOptionCode, sddWindowId: window }, (error) => noteFailure(error, window))
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} aside={promise}>
        {texts.line(position)}
      </SectionHeading>
      <div className={styles.line}>
        <Contents details={details} shipment={shipment} onMove={onMove} />
        <Stack gap={20} className={styles.ways}>
          <ShippingOptions
            legend={<VisuallyHidden>{texts.howLineArrives(position)}</VisuallyHidden>}
            options={shippingOptions}
            isRestricted={hasRestricted(details.cart, lines)}
            unavailable={shipment.sddOptionNotAvailable?.message}
            value={selectedOptionCode}
            onChange={choose}
          />
          {isSameDay(shipment, selectedOptionCode) && (
            <DeliveryWindows
              shipment={shipment}
              option={selectedOptionCode}
              value={sddWindowId}
              onChange={chooseWindow}
              filled={filled}
            />
          )}
          {selectedOptionCode === storePickup && (
            <StoreList
              stores={ispuStoreList}
              cart={details.cart}
              lines={lines}
              value={locationCode}
              onChange={pickUpAt}
              error={undefined}
            />
          )}
        </Stack>
      </div>
    </section>
  )
}
