import { z } from 'zod'
import {
  AddressSchema,
  AmountSchema,
  CapacitySchema,
  CaseSizeSchema,
  ColorCssSchema,
  CountSchema,
  DateSchema,
  IdSchema,
  KindSchema,
  LabelSchema,
  MoneySchema,
} from '../shared/fields.schema'
import { PropositionSchema } from '../shared/proposition.schema'

export const ProductCategorySchema = z.enum(['smartphones', 'watches', 'tablets', 'accessories'])
export type ProductCategory = z.infer<typeof ProductCategorySchema>

export const InventorySchema = z.strictObject({
  isInStock: z.boolean(),
  isBackorder: z.boolean(),
  isPreOrder: z.boolean(),
  qtyAvailable: z.number().int().min(0),
  availableOn: DateSchema.optional(),
})
export type Inventory = z.infer<typeof InventorySchema>

const PriceRowSchema = z.strictObject({
  contractDuration: z.number().int().min(1),
  originalPrice: MoneySchema,
  discountedPrice: MoneySchema,
  allPromotions: z.array(z.string()),
  promoBadgeMessages: z.array(z.strictObject({ badgeText: z.string(), badgeToolTipUrl: AddressSchema.optional() })),
  dpTermPrices: z.strictObject({
    loanOfferDetails: z.strictObject({ loanOfferId: IdSchema, annualPercentageRate: z.number().min(0) }),
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

const ColorSchema = z.strictObject({
  colorId: IdSchema,
  displayName: LabelSchema,
  description: z.string(),
  colorCssStyle: ColorCssSchema,
})

export const SkuSchema = z.strictObject({
  sorId: IdSchema,
  skuId: IdSchema,
  skuDisplayName: z.string(),
  capacity: CapacitySchema.optional(),
  color: ColorSchema,
  deviceCondition: z.enum(['new', 'certified-pre-owned']).optional(),
  deviceConditionDisplayName: z.string().optional(),
  deviceConditionDescription: z.string().optional(),
  skuFilters: z.strictObject({
    size: CaseSizeSchema.optional(),
    band: LabelSchema.optional(),
    case_Color: LabelSchema.optional(),
  }),
  imageUrlMap: z.strictObject({
    defaultImage: AddressSchema,
    mediumImage: AddressSchema,
    imageSetUrl: z.array(AddressSchema),
  }),
  notifyMe: z.boolean(),
  proposition: PropositionSchema.optional(),
  omni_tag: IdSchema.optional(),
  accessorySkuSize: z.string().optional(),
  inCart: z.boolean().optional(),
  qty: z.number().int().min(1).max(10).optional(),
  inventoryDetails: z.strictObject({ dFillInventory: InventorySchema, localInventory: InventorySchema }),
  price: PriceSchema,
})
export type Sku = z.infer<typeof SkuSchema>

export const specKinds = [
  'display',
  'cover-display',
  'brightness',
  'camera',
  'zoom',
  'battery',
  'charging',
  'memory',
  'weight',
  'thickness',
  'water',
  'durability',
  'network',
  'sound',
  'sensors',
  'safety',
  'updates',
  'checks',
  'fits',
] as const

const SpecKindSchema = z.enum(specKinds)
export type SpecKind = z.infer<typeof SpecKindSchema>

const OfferSchema = z.strictObject({
  offerId: IdSchema,
  name: z.string().min(1),
  who: z.string().min(1),
  worth: z.array(z.strictObject({ amount: AmountSchema, of: z.string().min(1).optional() })),
  until: DateSchema.optional(),
  how: z.string().min(1),
  terms: z.array(z.string().min(1)),
})
export type Offer = z.infer<typeof OfferSchema>

export const ProductSchema = z.strictObject({
  productId: IdSchema,
  brandName: LabelSchema,
  productDisplayName: LabelSchema,
  productURL: AddressSchema,
  category: ProductCategorySchema,
  categoryType: KindSchema.optional(),
  productType: z.enum(['device', 'accessory', 'bundle']).optional(),
  seo: z.strictObject({ canonicalUrl: AddressSchema, title: z.string(), description: z.string() }),
  defaultSKU: IdSchema,
  childSkus: z.array(SkuSchema),
  images: z.array(AddressSchema).optional(),
  hasPromos: z.boolean(),
  promoBadge: z.string().optional(),
  promoNeedsTradeIn: z.boolean().optional(),
  promoTerms: z.string().min(1).optional(),
  offer: OfferSchema.optional(),
  isCPO: z.boolean(),
  isWatch: z.boolean(),
  isGiftCard: z.boolean(),
  itemType: z.enum(['DEVICE', 'ACCESSORY']),
  favoriteId: IdSchema.optional(),
  selected: z.strictObject({ sku: IdSchema, term: z.number().int().min(0) }).optional(),
  lastAddedItem: z.boolean().optional(),
  featuredRank: CountSchema,
  bundleEligible: z.boolean().optional(),
  tagline: z.string().optional(),
  headline: z.array(z.string()).optional(),
  specs: z
    .array(
      z.strictObject({
        kind: SpecKindSchema.optional(),
        value: z.string(),
        unit: z.string().optional(),
        label: z.string(),
      }),
    )
    .optional(),
  features: z.string().optional(),
})
export type Product = z.infer<typeof ProductSchema>

export const catalogueDescriptions = {
  isInStock: 'Whether it ships now',
  isBackorder: 'Whether it can be ordered and ships once it is back in stock',
  isPreOrder: 'Whether it can be ordered before its first day of sale',
  qtyAvailable: 'Units available now',
  productDisplayName: 'Name of the product',
  category: 'The department that it is in',
  categoryType: 'Of accessories: cases, screen protectors, chargers, more or smart rings',
  productType: 'device, accessory or bundle',
  description: 'Summary of the page',
  'color.description': 'The color in words, for screen readers',
  defaultSKU: 'The variant that is shown first',
  childSkus: 'Its variants',
  images: 'Pictures for the gallery of an accessory, at most seven',
  hasPromos: 'Whether a promotion is on for it',
  promoBadge: 'The promotion in a few words; NO_PROMO hides the banner',
  promoNeedsTradeIn: 'Whether only those who trade a device in have the promotion',
  promoTerms: 'Who has the promotion, and what the cart needs for it, in a sentence',
  offer: 'All that there is to know of the promotion; lists of products leave it out',
  offerId: 'Id of the promotion',
  'offer.name': 'The promotion in a few words',
  who: 'Who can have it, in a sentence',
  worth: 'What it takes off in all, to the cent; more than one where it depends on what is chosen',
  'worth.amount': 'Dollars',
  'worth.of': 'The sizes, plans or accessories that it is worth so much with',
  until: 'Its last day',
  how: 'What has to be done for it, in a sentence',
  'offer.terms': 'When and how it is paid out, in sentences',
  isCPO: 'Whether it is certified pre-owned',
  isWatch: 'Whether it is a watch: its variants differ by case color',
  isGiftCard: 'Whether it is a gift card, which can always be added',
  favoriteId: 'The wishlist that the product was read from',
  selected: 'The saved variant and term',
  sku: 'The variant that was saved',
  term: 'Months of the saved plan; 0 is the full retail price',
  lastAddedItem: 'Whether it was the last item added to the cart',
  featuredRank: 'Place in the order that the carrier features products in, 1 first',
  tagline: 'The product in one line',
  headline: 'Headline for the top of its page',
  specs: 'Figures worth showing large',
  'specs.kind': 'What the figure is of; figures of one kind can be compared',
  value: 'The figure',
  unit: 'What the figure counts',
  label: 'What the figure measures',
  features: 'List of features as HTML',
  skuDisplayName: 'Name of the variant',
  color: 'Its color',
  colorId: 'Id of the color',
  displayName: 'Name of the color',
  colorCssStyle: 'The color as CSS',
  deviceCondition: 'Whether a device is sold new or certified pre-owned',
  deviceConditionDisplayName: 'Grade of a certified pre-owned device',
  deviceConditionDescription: 'What the grade means',
  skuFilters: 'Other attributes that distinguish the variants',
  size: 'Size of the case, for watches',
  band: 'Band of a watch',
  case_Color: 'Color of the case; only watches have one',
  imageUrlMap: 'Pictures of the variant',
  defaultImage: 'The picture on its page',
  mediumImage: 'The picture on a tile',
  imageSetUrl: 'All pictures, for the gallery',
  accessorySkuSize: 'Size of the accessory',
  inCart: "Whether it is in the caller's cart; accessories only",
  qty: "Quantity in the caller's cart, 1 to 10",
  price: 'Price',
  devicePaymentPrice: 'Available instalment plans',
  contractDuration: 'Months of the plan',
  'devicePaymentPrice.originalPrice': 'Dollars a month before discounts',
  'devicePaymentPrice.discountedPrice': 'Dollars a month after discounts',
  allPromotions: 'Promotions on the price, in words',
  promoBadgeMessages: 'Badges for the promotions',
  badgeText: 'The promotion in a few words',
  badgeToolTipUrl: 'Address of the page with the details',
  dpTermPrices: 'Terms of the plan',
  loanOfferDetails: 'The loan behind the plan',
  fullRetailPrice: 'Price when paid in full',
  preferredTerm: 'Months that are preselected; 0 is the full retail price',
}
