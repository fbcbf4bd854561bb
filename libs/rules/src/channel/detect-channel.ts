import type { Channel } from './channels'

export interface ClientFacts {
  userAgent: string
  /** What the native app puts into its user agent. */
  appMarker: string
  isRpsFlow?: boolean
}

/** What the carrier's app puts into its user agent. */
export const appMarker = 'HalyardApp'

const ios = /iphone|ipad|ipod/i
const mobile = /iphone|ipod|mobile|android/i

/** Android says that a device is mobile after its own name, where it is no tablet. */
const isTablet = (userAgent: string): boolean => {
  const text = userAgent.toLowerCase()
  return /ipad|tablet/.test(text) || text.lastIndexOf('android') > text.lastIndexOf('mobile')
}

export const isNativeApp = ({ userAgent, appMarker }: ClientFacts): boolean =>
  appMarker !== '' && userAgent.toLowerCase().includes(appMarker.toLowerCase())

export function detectChannel(client: ClientFacts): Channel {
  const { userAgent } = client
  if (client.isRpsFlow) return 'VZW-RPS'
  if (isNativeApp(client)) return ios.test(userAgent) ? 'VZW-MFA-IOS' : 'VZW-MFA-ANDROID'
  if (isTablet(userAgent)) return 'VZW-DOTCOM-TAB'
  return mobile.test(userAgent) ? 'VZW-DOTCOM-MOB' : 'VZW-DOTCOM'
}
