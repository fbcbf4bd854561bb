/** Where every session ends (the specification, platform 2). */
export const signedOutPath = '/smartphones'

export const isSignedOutPage = (pathname: string): boolean => /^(\/espanol)?\/smartphones\/?$/.test(pathname)
