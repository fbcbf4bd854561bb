import { z } from 'zod'
import {
  EmailSchema,
  IdOrEmptySchema,
  IdSchema,
  InstantSchema,
  PersonNameSchema,
  PhoneSchema,
  TimeZoneSchema,
  YesNoSchema,
} from '../shared/fields.schema'
import { ShippingAddressSchema } from './cart-line.schema'
import { ShippingOptionSchema, StoreSchema } from './cart-view.schema'

/** With the carrier's vehicle and its setup at the door, or without. */
export const SddTypeSchema = z.enum(['sdd_vmp', 'sdd_non_vmp'])

export const ShipmentOptionSchema = z.strictObject({
  ...ShippingOptionSchema.shape,
  sddType: SddTypeSchema.optional(),
})
export type ShipmentOption = z.infer<typeof ShipmentOptionSchema>

export const SddWindowSchema = z.strictObject({
  id: IdSchema,
  startTime: InstantSchema,
  endTime: InstantSchema,
  timeZone: TimeZoneSchema,
  selected: z.boolean(),
  isFull: z.boolean().optional(),
})
export type SddWindow = z.infer<typeof SddWindowSchema>

export const SddOptionNotAvailableSchema = z.strictObject({ code: IdSchema, message: z.string() })

/** What arrives together. */
export const ShipmentSchema = z.strictObject({
  lines: z.array(IdSchema),
  selectedOptionCode: IdOrEmptySchema,
  shippingOptions: z.array(ShipmentOptionSchema),
  sddSetupIncluded: YesNoSchema,
  sddAvailableWindows: z.array(SddWindowSchema),
  address: ShippingAddressSchema.optional(),
  ispuContactInfo: z
    .strictObject({
      firstName: PersonNameSchema,
      lastName: PersonNameSchema,
      emailId: EmailSchema,
      phoneNumber: PhoneSchema.optional(),
    })
    .optional(),
  thirdPartyItems: YesNoSchema,
  storeInfo: StoreSchema.optional(),
  storeAvailableServices: z.array(IdSchema),
  ispuStoreList: z.array(StoreSchema),
  sddOption: ShipmentOptionSchema.optional(),
  sddOptionNotAvailable: SddOptionNotAvailableSchema.optional(),
})
export type Shipment = z.infer<typeof ShipmentSchema>

export const ShipmentInfoSchema = z.strictObject({
  selectedOptionCode: IdOrEmptySchema,
  shippingOptions: z.array(ShippingOptionSchema),
  ispuStoreList: z.array(StoreSchema),
  storeInfo: StoreSchema.optional(),
  isSingleShipment: z.boolean(),
  commonShipment: ShipmentSchema,
  lineLevelShipment: z.array(ShipmentSchema),
  shipTogetherPref: z.boolean(),
  comboSplitShipment: z.strictObject({ AAL: ShipmentSchema, EUP: ShipmentSchema }).optional(),
})
export type ShipmentInfo = z.infer<typeof ShipmentInfoSchema>

export const shipmentDescriptions = {
  code: 'The reason, as a code for analytics',
  message: 'The reason in words, for analytics',
  id: 'Id of the window',
  startTime: 'ISO instant at which the window opens',
  endTime: 'ISO instant at which it closes',
  timeZone: 'IANA name of the time zone of the times',
  selected: 'Whether it is selected',
  isFull: 'Whether no further order fits into it',
  lines: 'Ids of the lines in it',
  shippingOptions: 'Delivery options',
  'ShipmentInfo.shippingOptions': 'Delivery options for the order as a whole',
  sddSetupIncluded: 'Whether same-day delivery includes setup at the door',
  sddAvailableWindows: 'Available same-day delivery windows',
  address: 'Where it is delivered',
  ispuContactInfo: 'Who picks it up from the store',
  thirdPartyItems: 'Whether it includes items from a third party',
  storeInfo: 'The store that it is picked up from',
  storeAvailableServices: 'Ways to pick up at that store, such as curbside',
  ispuStoreList: 'Stores that have it',
  sddOption: 'The same-day option on offer',
  sddOptionNotAvailable: 'Why same-day delivery is not available',
  isSingleShipment: 'Whether everything arrives together',
  commonShipment: 'The order as one shipment',
  lineLevelShipment: 'One shipment a line; empty where it is not split',
  comboSplitShipment: 'New lines and upgrades as separate shipments, where the order has both',
  AAL: 'The new lines of the order',
  EUP: 'The upgrades of the order',
  name: 'What shoppers read',
  description: 'One or two sentences for shoppers',
  sddType: "sdd_vmp with setup at the door by the carrier's own people, sdd_non_vmp without",
}
