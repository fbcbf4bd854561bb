export { audiences, isPrepay, isSignedIn, type Audience } from './identity/audience'
export {
  canShow,
  mayShow,
  type ItemTrait,
  type ShopFeature,
  type ShowContext,
  type ShowView,
} from './identity/can-show'
export { readCount } from './identity/read-count'
export { resolveAudience, type IdentityFacts } from './identity/resolve-audience'
export { isAccountMember, roles, type Role } from './identity/roles'

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
export { breakpoints, isMobileWidth, isNarrowWidth, mobileWidth, narrowWidth } from './channel/is-mobile-width'

export { buildDestinationPath, buildPagePath, type PagePathOptions } from './urls/build-page-path'
export { destination, type Destination } from './urls/destination'
export { emptyCartShopPath, isEmptyCartPage } from './urls/empty-cart-shop-path'
export { isShopPath } from './urls/is-shop-path'
export { pages, sections, type PageName, type Section } from './urls/page-paths'
export { readLanguage, type Language } from './urls/read-language'
export { readPageName } from './urls/read-page-name'
export { readQuery } from './urls/read-query'
export { nextGenPages, routeNextGenPage, type NextGenView } from './urls/route-next-gen-page'

export { type DeviceAddFacts } from './process-step/device-add-facts'
export { eligibilityType, routeEligibilityStep } from './process-step/eligibility-step'
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
export { planPage, type PlanPage } from './process-step/plan-page'
export { isNextGenJourney, routeDeviceAdd } from './process-step/route-device-add'
export { routeGoToCart } from './process-step/route-go-to-cart'
export { routeProcessStepAction, type StepActionFacts } from './process-step/route-process-step-action'
export { resumedCartMarker, routeResumedCase } from './process-step/route-resumed-case'
export { routeWishlistAdd } from './process-step/route-wishlist-add'
export { isSameStep, processSteps, spellStep, stepKey, type ProcessStep } from './process-step/steps'

export { type CartLoad, type CartMode, type CartPageView } from './cart/cart-load'
export { countCartItems, type CountedLine } from './cart/count-cart-items'
export { cartMode, loadCart, type CartView } from './cart/load-cart'
export { readQuoteId } from './cart/quote-id'
export { isChannelLocked, routeCase, type CaseContext, type CaseVerdict, type CustomerCase } from './cart/route-case'
export { type CreditFacts } from './cart/route-credit-outcome'

export { canAddToCart, isGiftCard, isOrderable, isPreOrder, type GiftCardFacts } from './wishlist/can-add-to-cart'
export { dedupeFavorites, favoriteAction, wishlistSuccess } from './wishlist/dedupe-favorites'
export { itemType, type ItemType } from './wishlist/item-type'
export { notifyMeState, toggleNotifyMe, type NotifyMeState } from './wishlist/notify-me'
export { isEmptyPrice, paymentDurations } from './wishlist/payment-durations'
export { selectTerm, selectVariant, type SelectedVariant, type VariantChoice } from './wishlist/select-variant'
export {
  type Amounts,
  type DevicePayment,
  type Sku,
  type SkuInventory,
  type SkuPrice,
  type Stock,
} from './wishlist/sku'
export { stockState, stockStates, type StockState, type StockView } from './wishlist/stock-state'
export { termLabel, termOptions, type TermOption } from './wishlist/term-options'
export { variantAttributes, type VariantAttribute } from './wishlist/variant-attributes'
export { conditionOptions, variantOptions, type VariantOption, type VariantSelection } from './wishlist/variant-options'

export { dropZeroDollar, type PricedAccessory } from './accessories/drop-zero-dollar'
export {
  canDecrement,
  canIncrement,
  clampQuantity,
  defaultQuantity,
  isQuantity,
  maximumQuantity,
  minimumQuantity,
} from './accessories/quantity'
export {
  accessoryCategories,
  recommendedAccessories,
  showRecommendedAccessories,
} from './accessories/recommended-accessories'
export { routeEmptyInterstitial } from './accessories/route-empty-interstitial'

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

export {
  e911ProductIds,
  linesNeedingE911Address,
  readFieldPath,
  type E911Facts,
  type E911Line,
} from './e911/lines-needing-e911-address'
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
export {
  eligibilityErrors,
  isEligibilityError,
  routeEligibilityError,
  type EligibilityError,
} from './eligibility/route-eligibility-error'

export { classifyError, defaultErrorLists } from './error-handling/classify-error'
export {
  emptyProcessStepId,
  type ErrorDetail,
  type ErrorFacts,
  type ErrorLists,
  type Handling,
} from './error-handling/error-rows'
export {
  defaultMessage,
  isGenericCode,
  keepAliveMessage,
  renderFailureMessage,
  shownMessage,
} from './error-handling/error-texts'
export { handlingPath } from './error-handling/handling-path'
export { isEmptyProcessStep, type ProcessStepAnswer } from './error-handling/is-empty-process-step'
export { lockResponse, type LockFacts, type LockResponse } from './error-handling/lock-response'
export { lostCartPath } from './error-handling/lost-cart-path'
export { errorCategory, isNetworkMessage, normaliseError } from './error-handling/normalise-error'
export {
  cancelledStatus,
  cancelledType,
  type ErrorCategory,
  type ErrorPatterns,
  type Failure,
  type NormalisedError,
  type ServiceError,
  type ServiceErrorDetail,
} from './error-handling/normalised-error'
export {
  defaultRetryCount,
  isRetryStatus,
  retryBaseDelay,
  retryDelay,
  retryStatuses,
  shouldRetry,
} from './error-handling/retry-policy'
export { scheduledOrderPath } from './error-handling/scheduled-order-path'

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

export { keepAliveRetry, sessionMinutes, sessionTickMs } from './session/session-constants'
export {
  sessionCountdown,
  sessionPhase,
  type Countdown,
  type CountdownFacts,
  type SessionPhase,
} from './session/session-countdown'

export {
  accessoryFlowName,
  accessoryOnlyOrderType,
  defaultLine,
  defaultZipCode,
  padSubNumber,
  placeholderNumber,
  scanAndGoFlow,
} from './constants/commerce'
export { delays } from './constants/delays'
export { isServiceSuccess, type SuccessRule } from './constants/is-service-success'

export { chatFlow, type ChatFlow, type ChatFlowFacts } from './chat/chat-flow'
export { chatPropositions, type ChatPropositionId } from './chat/chat-propositions'
export { chooseChatProposition, type ChatFacts } from './chat/choose-chat-proposition'

export { dispositions } from './recommendations/dispositions'
export { mayRecommend, type RecommendedKind } from './recommendations/may-recommend'

export { isVideoChatOffered, isVideoChatOpen, videoChat } from './support/video-chat'

export { isoDate, isoInstant, readInstant, startOfDay } from './dates/iso-date'
