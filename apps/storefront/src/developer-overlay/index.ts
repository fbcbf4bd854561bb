import { whenIdle } from '@soe/shop-platform'
import { createCallLog } from './call-log'
import { createControl } from './control'
import { mountOverlay } from './mount-overlay'
import { observeCalls } from './observe-calls'
import { readCookie } from '../app-stand-in/read-cookie'
import { overlayCookie } from './overlay-cookie'

const world = readCookie(document.cookie, overlayCookie)

if (world) {
  const fetch = window.fetch.bind(window)
  const log = createCallLog(window.sessionStorage, world)
  window.fetch = observeCalls(fetch, log)
  whenIdle(window, () => mountOverlay({ control: createControl(fetch), log, window, world }))
}
