/** Tells the app's guest checkout that the device is known. The specification leaves its name open. */
export const deviceAuthenticatedCookie = 'deviceAuthenticated'

/** Says why the shopper is signed out, until that has been seen. */
export const signedOutCookie = 'signedOut'
