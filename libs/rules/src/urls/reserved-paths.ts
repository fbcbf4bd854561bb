/** Where the carrier's own paths begin. */
export const carrierPrefixes = ['/soe/', '/onedp/', '/support/', '/content/', '/services-v1/'] as const

/** Beside the carrier's: what acts or asks on the shop's origin, and is no page of the shop. */
const endpoints = [
  '/~',
  '/__sim',
  '/signin',
  '/mobileappgateway',
  '/tagmanager',
  '/paypal',
  '/affirm',
  '/wallets',
  '/ryl',
] as const

/** Whether a path belongs to the carrier, the control API or a service beside the shop. */
export const isReservedPath = (path: string): boolean =>
  carrierPrefixes.some((prefix) => path.startsWith(prefix)) ||
  endpoints.some((endpoint) => path === endpoint || path.startsWith(`${endpoint}/`))
