export { audiences, isPrepay, isSignedIn, type Audience } from './identity/audience'

export {
  assistedChannels,
  channels,
  defaultLockOwner,
  lockOwners,
  type AssistedChannel,
  type Channel,
  type LockOwner,
} from './channel/channels'
export { appMarker, detectChannel, isNativeApp, type ClientFacts } from './channel/detect-channel'

export { isShopPath } from './urls/is-shop-path'

export {
  nextProcessStep,
  type LineCategory,
  type NextStep,
  type OpenTradeIn,
  type StepCart,
  type StepLine,
  type StepStanding,
} from './process-step/next-process-step'
export { groupSteps, pendingLineSteps, type PendingStep } from './process-step/pending-steps'
export { isSameStep, processSteps, stepKey, type ProcessStep } from './process-step/steps'

export { readQuoteId } from './cart/quote-id'

export { dedupeFavorites, wishlistSuccess } from './wishlist/dedupe-favorites'
export { itemType, type ItemType } from './wishlist/item-type'
export { notifyMeState, toggleNotifyMe, type NotifyMeState } from './wishlist/notify-me'
export {
  stocksOf,
  type Amounts,
  type DevicePayment,
  type Sku,
  type SkuInventory,
  type SkuPrice,
  type Stock,
} from './wishlist/sku'

export { clampQuantity, defaultQuantity, maximumQuantity, minimumQuantity } from './accessories/quantity'
export { accessoryCategories, recommendedAccessories } from './accessories/recommended-accessories'

export { contractTerm, isInstalmentTerm, monthToMonthTerm } from './pricing/contract-term'
export { contractText, type ContractFacts } from './pricing/contract-text'
export { formatCents, formatMonthlyCents, formatPrice, readCents } from './pricing/format-price'
export { shownPrice, type ShownPrice } from './pricing/shown-price'
export { splitInstalments, type Instalments } from './pricing/instalment'
export {
  bundleExcludedCents,
  bundleExcludedLines,
  bundleMaximumUnits,
  bundleMinimumCents,
  bundleRate,
  bundleTiers,
  isBundleEligible,
  nextBundleTier,
  priceBundle,
  type BundleItem,
  type BundlePrice,
} from './pricing/price-bundle'
export { pricePromos, type PromoAmounts, type PromoPrice, type PromoTerms } from './pricing/price-promos'
export { splitTax } from './pricing/split-tax'
export {
  priceCart,
  type CartPrice,
  type LinePrice,
  type PriceCartInput,
  type PricedDevice,
  type PricedLine,
} from './pricing/price-cart'

export { cardBrand, isCardExpired, isCardNumber } from './payment/card'

export { charityFlags, defaultDonationItemCode, isDonationEligible } from './donation/is-donation-eligible'

export { isSameAddress, standardAddress, type StreetAddress } from './e911/standard-address'

export {
  creditApproved,
  creditIssueScenario,
  creditSuppressingCode,
  isCreditIssue,
  type CreditIssueFacts,
  type CreditIssueScenario,
} from './credit/credit-issue-scenario'
export { creditStep, resubmitCredit, type CreditStanding } from './credit/credit-step'

export { depletionType, type DepletionType } from './shipment/depletion-type'
export { groupShipments, type GroupedShipmentLine, type ShipmentGroups } from './shipment/group-shipments'
export { deliveryWindows, sameDayRefusal, type DeliveryWindow } from './shipment/same-day-windows'
export { isSingleShipment, type ShipmentFacts, type ShipmentLine } from './shipment/is-single-shipment'
export { ispuOption, plainLocationCode, sddReport, sddTypes, selectedOptionCodes } from './shipment/shipping-option'

export {
  groupEligibleLine,
  type EligibleLineFacts,
  type GroupedLine,
  type LineGroup,
} from './eligibility/group-eligible-line'
export { maskNumber } from './eligibility/mask-number'

export { classifyError, defaultErrorLists } from './error-handling/classify-error'
export {
  emptyProcessStepId,
  type ErrorDetail,
  type ErrorFacts,
  type ErrorLists,
  type Handling,
} from './error-handling/error-rows'
export {
  defaultRetryCount,
  isRetryStatus,
  retryBaseDelay,
  retryDelay,
  retryStatuses,
  shouldRetry,
} from './error-handling/retry-policy'

export { isEmail } from './validation/is-email'
export { isState, states, type State } from './validation/states'
export {
  isFilled,
  isPhone,
  isZipCode,
  plainPhone,
  validateField,
  type FieldKind,
  type ValidationMessageKey,
} from './validation/validate-field'

export { accessoryFlowName, defaultLine, defaultZipCode, placeholderNumber, scanAndGoFlow } from './constants/commerce'

export { chatFlow, type ChatFlow, type ChatFlowFacts } from './chat/chat-flow'
export { chatPropositions, type ChatPropositionId } from './chat/chat-propositions'
export { chooseChatProposition, type ChatFacts } from './chat/choose-chat-proposition'

export { dispositions } from './recommendations/dispositions'
export { mayRecommend, type RecommendedKind } from './recommendations/may-recommend'

export { isVideoChatOffered, isVideoChatOpen, videoChat } from './support/video-chat'

export { isoDate, isoInstant, readInstant, startOfDay } from './dates/iso-date'
