import { browserEnvironment, type Environment } from '@soe/shop-platform'
import { stay } from './stay'

/** Made once: it listens to the window for as long as that is open. */
const browser = browserEnvironment(window)

const location: Environment['location'] = {
  get pathname() {
    return window.location.pathname
  },
  get search() {
    return window.location.search
  },
  get hash() {
    return window.location.hash
  },
  origin: window.location.origin,
  assign: (to) => stay(String(to)),
  replace: (to) => stay(String(to)),
  reload: () => undefined,
}

interface StageEnvironment {
  fetch: typeof fetch
  ahead: number
  userAgent: string | undefined
  atOnce?: readonly number[] | undefined
}

/** The browser's, in which nothing loads a document. */
export const stageEnvironment = ({
  fetch,
  ahead,
  userAgent = browser.userAgent,
  atOnce = [],
}: StageEnvironment): Environment => ({
  ...browser,
  location,
  userAgent,
  fetch,
  now: () => Date.now() + ahead,
  wait: (milliseconds) => browser.wait(atOnce.includes(milliseconds) ? 0 : milliseconds),
})
