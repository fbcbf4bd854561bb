/** What the carrier answers, and the sites that the simulator stands in for. */
const carrierPaths = [
  '/soe',
  '/onedp',
  '/support',
  '/content',
  '/services-v1',
  '/__sim',
  '/signin',
  '/mobileappgateway',
  '/tagmanager',
  '/paypal',
  '/affirm',
  '/wallets',
  '/ryl',
]

/** A development host reaches the carrier below its own port. The Host header stays the browser's, to match its Origin. */
export const carrierProxy = (target: string) =>
  Object.fromEntries(carrierPaths.map((path) => [path, { target, changeOrigin: false }]))
