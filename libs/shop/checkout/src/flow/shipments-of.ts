import type { CheckoutDetails, Shipment } from '@soe/contracts'

type ShippedDetails = Pick<CheckoutDetails, 'shipmentInfo'>

export const maySplit = ({ shipmentInfo }: ShippedDetails): boolean => shipmentInfo.lineLevelShipment.length > 1

export const isApart = (details: ShippedDetails): boolean => !details.shipmentInfo.shipTogetherPref && maySplit(details)

/** What travels: the whole order, or each line. */
export const shipmentsOf = (details: ShippedDetails): readonly Shipment[] =>
  isApart(details) ? details.shipmentInfo.lineLevelShipment : [details.shipmentInfo.commonShipment]

type Chosen = Pick<Shipment, 'shippingOptions' | 'sddAvailableWindows'>

/** Same-day options have windows, which the carrier names once one is chosen. */
export const isSameDay = ({ shippingOptions }: Pick<Shipment, 'shippingOptions'>, option: string): boolean =>
  shippingOptions.some(({ shippingOptionId, sddType }) => shippingOptionId === option && sddType !== undefined)

/** The window that is chosen here, else the carrier's; none where the one chosen before has passed or filled up. */
export const windowOf = ({ sddAvailableWindows }: Pick<Chosen, 'sddAvailableWindows'>, wanted?: string) =>
  sddAvailableWindows.find(({ id, isFull }) => id === wanted && !isFull) ??
  sddAvailableWindows.find(({ selected }) => selected)

export const hasWindow = (shipment: Chosen, option: string, wanted?: string): boolean =>
  !isSameDay(shipment, option) || windowOf(shipment, wanted) !== undefined
