import type { CheckoutDetails, Shipment } from '@soe/contracts'

type ShippedDetails = Pick<CheckoutDetails, 'shipmentInfo'>

/** Whether the lines can go their own ways. */
export const maySplit = ({ shipmentInfo }: ShippedDetails): boolean => shipmentInfo.lineLevelShipment.length > 1

/** Whether the shopper lets each line go its own way. */
export const isApart = (details: ShippedDetails): boolean => !details.shipmentInfo.shipTogetherPref && maySplit(details)

/** What travels: the whole order, or each line. */
export const shipmentsOf = (details: ShippedDetails): readonly Shipment[] =>
  isApart(details) ? details.shipmentInfo.lineLevelShipment : [details.shipmentInfo.commonShipment]
