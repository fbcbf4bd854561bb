/** Pages and files that the shop doesn't draw: the carrier's, the identity provider's and those of outside services. */
const outside =
  /^\/((signin|__sim|soe|onedp|mobileappgateway|paypal|affirm|wallets|ryl)(?=[/?]|$)|(support|content)\/)|\/logout|\.(svg|png|js|css)$/

/** @param address path and query of a page on the shop's origin */
export const isOutsideShop = (address: string): boolean => outside.test(address)
