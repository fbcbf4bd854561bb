import { isShopPath } from '@soe/rules'
import type { Environment } from '../environment'

/** Milliseconds between an answer with a goToUrl and the redirect that it asks for. */
const goToUrlWait = 2000

export interface Redirecting {
  environment: Environment
  goTo: (path: string) => void
}

/** Goes where an answer asks to, if that is in this shop, and tells that page where the shopper was. */
export const followGoToUrl =
  ({ environment, goTo }: Redirecting) =>
  (url: string) => {
    if (!isShopPath(url)) return
    const { pathname, search } = environment.location
    const joint = url.includes('?') ? '&' : '?'
    void environment.wait(goToUrlWait).then(() => goTo(`${url}${joint}goto=${encodeURIComponent(pathname + search)}`))
  }
