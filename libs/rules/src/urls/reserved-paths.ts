/** Where the carrier's own paths begin. */
export const carrierPrefixes = ['/soe/', '/onedp/', '/support/', '/content/', '/services-v1/'] as const

/** Beside the carrier's: what acts or asks on the shop's origin, and is no page of the shop. */
const endpoints = [
  '/~',
  '/signin',
  '/mobileappgateway',
  '/tagmanager',
  '/paypal',
  '/affirm',
  '/wallets',
  '/ryl',
] as const

/** Where paths of tools begin, which a shop in production knows nothing else of. */
const toolPrefix = '/__'

/** Whether a path belongs to the carrier, a tool or a service beside the shop. */
export const isReservedPath = (path: string): boolean =>
  path.startsWith(toolPrefix) ||
  carrierPrefixes.some((prefix) => path.startsWith(prefix)) ||
  endpoints.some((endpoint) => path === endpoint || path.startsWith(`${endpoint}/`))
