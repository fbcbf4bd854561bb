import type { AppMessage, BridgeWindow } from '@soe/contracts/app-bridge'
import { appCookie, readPlatform, userAgentOf, type AppPlatform } from './app-platforms'
import { readCookie } from './read-cookie'

/** Gives a framed page the user agent of the app and its side of the bridge; the page around it plays the app. */
const installStandIn = (window: Window & BridgeWindow, platform: AppPlatform) => {
  const { parent, location, navigator } = window
  const relay = (message: AppMessage) => parent.postMessage({ app: message }, location.origin)
  const transport =
    platform === 'ios'
      ? { webkit: { messageHandlers: { halyard: { postMessage: relay } } } }
      : { HalyardApp: { postMessage: (text: string) => relay(JSON.parse(text) as AppMessage) } }
  Object.assign(window, transport)
  Object.defineProperty(navigator, 'userAgent', { value: userAgentOf(platform) })
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === location.origin && typeof data === 'string') window.halyardWeb?.receive(data)
  })
}

const platform = readPlatform(readCookie(document.cookie, appCookie))

if (platform && window.parent !== window) installStandIn(window, platform)
