/** Tells the app's guest checkout that the device is known. The specification leaves its name open. */
export const deviceAuthenticatedCookie = 'deviceAuthenticated'

/** Says why the shopper is signed out, until that has been seen. */
export const signedOutCookie = 'signedOut'

/** Name the sales domain and the representative of an assisted sale. The specification leaves their names open. */
export const salesDomainCookie = 'salesDomain'
export const salesRepCookie = 'salesRepId'

/** Names the store in which a shopper scans. The specification leaves its name open. */
export const scanAndGoStoreCookie = 'scanAndGoStore'
