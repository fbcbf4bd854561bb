export { paddedAccount } from './identity/padded-account'
export { isAccountMember } from './identity/account-member'
export { audiences, isPrepay, isSignedIn, type Audience } from './identity/audience'
export { authenticationLevel, isGuestCheckout, type AuthenticationLevel } from './identity/guest-checkout'
export { isJointCustomer } from './identity/joint-customer'
export {
  deviceAuthenticatedCookie,
  salesDomainCookie,
  salesRepCookie,
  scanAndGoStoreCookie,
  signedOutCookie,
} from './identity/cookie-names'
export { isHomeOnly, readHomeAccountType, type HomeAccountType } from './identity/home-account'
export { sessionCookies } from './identity/session-cookies'
export {
  readSignedOut,
  signedOutMaxAge,
  writeSignedOut,
  type SignedOut,
  type SignedOutReason,
} from './identity/signed-out'

export { isThrottled } from './throttle/match-throttle'
export { redirectsProspect } from './throttle/prospect-gates'

export { assistedChannels, channels, defaultLockOwner, type Channel } from './channel/channels'
export { appMarker, detectChannel, isNativeApp } from './channel/detect-channel'

export { isShopPath } from './urls/is-shop-path'
export { carrierPrefixes } from './urls/reserved-paths'
export { readPageName } from './urls/read-page-name'
export { baseAfter, isSpanishUrl, spanishBase } from './urls/spanish'

export { headersOfCall } from './calls/headers-of-call'
export { isDone } from './calls/is-done'

export { memoize } from './memo/memoize'

export { processSteps, type ProcessStep } from './process-step/process-steps'
export { isSameStep, stepKey } from './process-step/step-key'

export { itemType, wishlistSuccess } from './wishlist/item-type'
export { notifyMeState } from './wishlist/notify-me'
export { stocksOf, type Amounts, type Sku, type SkuInventory } from './wishlist/sku'

export {
  clampQuantity,
  defaultQuantity,
  maximumQuantity,
  minimumQuantity,
  accessoryCategories,
  recommendedAccessories,
  smartRingFlag,
  smartRings,
} from './accessories/quantity'

export { defaultDonationItemCode, isDonationEligible } from './donation/is-donation-eligible'
export { roundUp } from './donation/round-up'
export { refetchesProtection } from './protection/refetches-protection'

export { contractTerm, isInstalmentTerm, monthToMonthTerm, loanOfferOf } from './pricing/contract-term'
export { contractText, contractTextInSpanish, type ContractFacts } from './pricing/contract-text'
export { formatCents, formatPrice, readCents } from './pricing/format-price'
export {
  bundleExcludedLines,
  bundleMaximumUnits,
  bundleMinimumCents,
  bundleTiers,
  isBundleEligible,
  nextBundleTier,
  priceBundle,
  type BundleItem,
  type BundlePrice,
} from './pricing/price-bundle'
export { shownPrice, type ShownPrice } from './pricing/shown-price'
export { financedTotal, splitInstalments, type Instalments } from './pricing/split-instalments'

export { cardBrand, isCardExpired, isCardNumber, isTakenCard } from './payment/card'

export {
  creditApproved,
  creditSuppressingCode,
  creditIssueScenario,
  isCreditIssue,
  type CreditIssueFacts,
  type CreditIssueScenario,
} from './credit/credit-issue-scenario'

export { groupEligibleLine, type LineGroup } from './eligibility/group-eligible-line'
export { isMasked, maskNumber } from './eligibility/mask-number'

export { classifyError, usualHandling } from './error-handling/classify-error'
export { emptyProcessStepId, type ErrorFacts, type Handling } from './error-handling/error-rows'
export { isRetryStatus, retryDelay, shouldRetry } from './error-handling/retry-policy'

export { isFooterHidden } from './footer/is-footer-hidden'

export { carrySearch, ofVisit, readParameters, type Parameters } from './urls/query-parameters'
export { readSearch } from './urls/read-search'

export { isEmail } from './validation/is-email'
export { readQuoteId } from './validation/read-quote-id'
export { boxOf, hasLetters } from './validation/post-office-box'
export { foldText, readDigits, readText, readWords, readZipCode } from './validation/read-text'
export { isState, stateNames, type State } from './validation/states'
export {
  formatPhone,
  isFilled,
  isPhone,
  isZipCode,
  plainPhone,
  validateField,
  type FieldKind,
} from './validation/validate-field'
export { cityOfZip } from './validation/zip-cities'
export { statesOfZip } from './validation/zip-areas'

export {
  accessoryFlowName,
  accountIntents,
  flowNames,
  type LineIntent,
  isAccountIntent,
  defaultLine,
  defaultZipCode,
  placeholderNumber,
  scanAndGoFlow,
  storePickup,
  dispositions,
} from './constants/commerce'

export { chatPropositions, findChatProposition } from './chat/chat-propositions'
export { chatFlow, type ChatFlow } from './chat/chat-flow'
export { chooseChatProposition } from './chat/choose-chat-proposition'
export { supportsHelpButton } from './chat/supports-help-button'

export { isoDate, isoInstant, lastInstant, readInstant, startOfDay } from './dates/iso-date'
export { carrierTimeZone, dayIn, wallClock } from './dates/wall-clock'
export { hasEnoughVideoAgents, isVideoChatOffered, nextVideoChatTurn } from './video/video-chat'
