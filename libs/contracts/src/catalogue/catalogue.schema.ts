import { z } from 'zod'
import { MoneySchema } from '../shared/fields.schema'
import { PropositionSchema } from '../shared/proposition.schema'

export const ProductCategorySchema = z.enum(['smartphones', 'watches', 'tablets', 'accessories'])
export type ProductCategory = z.infer<typeof ProductCategorySchema>

export const InventorySchema = z.strictObject({
  isInStock: z.boolean(),
  isBackorder: z.boolean(),
  isPreOrder: z.boolean(),
  qtyAvailable: z.number().int().min(0),
  /** ISO date on which a pre-order or back-order ships. */
  availableOn: z.string().optional(),
})
export type Inventory = z.infer<typeof InventorySchema>

const PriceRowSchema = z.strictObject({
  /** Months of the instalment plan. */
  contractDuration: z.number().int().min(1),
  originalPrice: MoneySchema,
  discountedPrice: MoneySchema,
  allPromotions: z.array(z.string()),
  promoBadgeMessages: z.array(z.strictObject({ badgeText: z.string(), badgeToolTipUrl: z.string().optional() })),
  dpTermPrices: z.strictObject({
    loanOfferDetails: z.strictObject({ loanOfferId: z.string(), annualPercentageRate: z.number().min(0) }),
  }),
})

const PriceSchema = z.strictObject({
  devicePaymentPrice: z.array(PriceRowSchema),
  fullRetailPrice: z.strictObject({
    originalPrice: MoneySchema,
    discountedPrice: MoneySchema,
    allPromotions: z.array(z.string()),
  }),
  preferredTerm: z.number().int().min(0),
})

const ColourSchema = z.strictObject({
  colorId: z.string(),
  displayName: z.string(),
  description: z.string(),
  colorCssStyle: z.string(),
})

export const SkuSchema = z.strictObject({
  sorId: z.string(),
  skuId: z.string(),
  skuDisplayName: z.string(),
  capacity: z.string().optional(),
  color: ColourSchema,
  deviceConditionDisplayName: z.string().optional(),
  deviceConditionDescription: z.string().optional(),
  skuFilters: z.strictObject({
    size: z.string().optional(),
    band: z.string().optional(),
    case_Color: z.string().optional(),
  }),
  imageUrlMap: z.strictObject({
    defaultImage: z.string(),
    mediumImage: z.string(),
    imageSetUrl: z.array(z.string()),
  }),
  /** Signed up for a notice when it is back in stock. */
  notifyMe: z.boolean(),
  proposition: PropositionSchema.optional(),
  omni_tag: z.string().optional(),
  accessorySkuSize: z.string().optional(),
  /** Accessories in the caller's cart only, with how many there are. */
  inCart: z.boolean().optional(),
  qty: z.number().int().min(1).max(10).optional(),
  inventoryDetails: z.strictObject({ dFillInventory: InventorySchema, localInventory: InventorySchema }),
  price: PriceSchema,
})
export type Sku = z.infer<typeof SkuSchema>

export const ProductSchema = z.strictObject({
  productId: z.string(),
  brandName: z.string(),
  productDisplayName: z.string(),
  productURL: z.string(),
  category: ProductCategorySchema,
  /** Cases, screen protectors, chargers or more; accessories only. */
  categoryType: z.string().optional(),
  productType: z.enum(['device', 'accessory', 'bundle']).optional(),
  seo: z.strictObject({ canonicalUrl: z.string(), title: z.string(), description: z.string() }),
  defaultSKU: z.string(),
  childSkus: z.array(SkuSchema),
  images: z.array(z.string()).optional(),
  hasPromos: z.boolean(),
  promoBadge: z.string().optional(),
  isCPO: z.boolean(),
  isWatch: z.boolean(),
  isGiftCard: z.boolean(),
  itemType: z.enum(['DEVICE', 'ACCESSORY']),
  /** The wishlist that the product was read from. */
  favoriteId: z.string().optional(),
  /** What was saved of the product, with its preferred term. */
  selected: z.strictObject({ sku: z.string(), term: z.number().int().min(0) }).optional(),
  /** The accessory that the cart got last. */
  lastAddedItem: z.boolean().optional(),
  /** Position in the order that the carrier features products in. */
  featuredRank: z.number().int(),
  /** Counts towards the accessory bundle discount. */
  bundleEligible: z.boolean().optional(),
  tagline: z.string().optional(),
  headline: z.array(z.string()).optional(),
  specs: z.array(z.strictObject({ value: z.string(), unit: z.string().optional(), label: z.string() })).optional(),
  /** Feature list as HTML. */
  features: z.string().optional(),
})
export type Product = z.infer<typeof ProductSchema>
