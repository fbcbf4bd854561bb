import { z } from 'zod'
import { YesNoSchema } from '../shared/fields.schema'
import { ShippingAddressSchema, ShippingOptionSchema, StoreSchema } from './cart-view.schema'

/** With the carrier's vehicle and its setup at the door, or without. */
export const SddTypeSchema = z.enum(['sdd_vmp', 'sdd_non_vmp'])

export const ShipmentOptionSchema = z.strictObject({
  ...ShippingOptionSchema.shape,
  sddType: SddTypeSchema.optional(),
})
export type ShipmentOption = z.infer<typeof ShipmentOptionSchema>

export const SddWindowSchema = z.strictObject({
  id: z.string(),
  startTime: z.string().describe('ISO instant at which the window opens'),
  endTime: z.string().describe('ISO instant at which it closes'),
  timeZone: z.string(),
  selected: z.boolean(),
})
export type SddWindow = z.infer<typeof SddWindowSchema>

export const SddOptionNotAvailableSchema = z.strictObject({ code: z.string(), message: z.string() })

/** What arrives together. */
export const ShipmentSchema = z.strictObject({
  lines: z.array(z.string()).describe('Ids of the lines in it'),
  selectedOptionCode: z
    .string()
    .describe('ISPU, SDD_SAMEDAY, SDD_SAMEDAY_NVMP or SDD_NVMP, else the id of a shipping option'),
  shippingOptions: z.array(ShipmentOptionSchema),
  sddSetupIncluded: YesNoSchema.describe('Whether same-day delivery comes with setup at the door'),
  sddAvailableWindows: z.array(SddWindowSchema),
  address: ShippingAddressSchema.optional(),
  ispuContactInfo: z
    .strictObject({ firstName: z.string(), lastName: z.string(), emailId: z.string(), phoneNumber: z.string() })
    .optional()
    .describe('Who fetches it from the store'),
  thirdPartyItems: YesNoSchema.describe("Whether something in it is not the carrier's own stock"),
  storeInfo: StoreSchema.optional(),
  storeAvailableServices: z.array(z.string()),
  ispuStoreList: z.array(StoreSchema),
  sddOption: ShipmentOptionSchema.optional().describe('The same-day option on offer'),
  sddOptionNotAvailable: SddOptionNotAvailableSchema.optional().describe('Why there is none'),
})
export type Shipment = z.infer<typeof ShipmentSchema>

export const ShipmentInfoSchema = z.strictObject({
  selectedOptionCode: z.string(),
  shippingOptions: z.array(ShippingOptionSchema).describe('Ways for the order as one'),
  ispuStoreList: z.array(StoreSchema),
  storeInfo: StoreSchema.optional(),
  isSingleShipment: z.boolean().describe('Whether everything arrives together'),
  commonShipment: ShipmentSchema.describe('The order as one shipment'),
  lineLevelShipment: z.array(ShipmentSchema).describe('One shipment a line; empty where it is not split'),
  shipTogetherPref: z.boolean().describe('Whether the shopper rather waits for all of it'),
  comboSplitShipment: z
    .strictObject({ AAL: ShipmentSchema, EUP: ShipmentSchema })
    .optional()
    .describe('New lines apart from upgrades, where the order has both'),
})
export type ShipmentInfo = z.infer<typeof ShipmentInfoSchema>
