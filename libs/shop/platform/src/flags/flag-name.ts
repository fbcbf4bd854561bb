/** The feature flags that the shop reads, by the carrier's names where it gives one. */
export type FlagName =
  | 'accyValidateSelectedMtnFFlag'
  | 'disableNotifyMe'
  | 'disableWishlist'
  | 'enableWishlistForInterstitial'
  | 'guestCheckout'
  | 'guestRoleFlag'
  | 'interestTextFFlag'
  | 'isSelectDataRedirectionEnabled'
  | 'recommendationPdmDisableFFlag'
  | 'removeAccyFromWishlistFFlag'
