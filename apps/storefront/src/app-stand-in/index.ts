import { appCookie, readPlatform } from './app-platforms'
import { readCookie } from './read-cookie'
import { installStandIn } from './stand-in-bridge'

const platform = readPlatform(readCookie(document.cookie, appCookie))

if (platform && window.parent !== window) installStandIn(window, platform)
