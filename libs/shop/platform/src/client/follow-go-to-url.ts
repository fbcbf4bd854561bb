import { isShopPath } from '@soe/rules'
import type { Surroundings } from '../surroundings'

/** Milliseconds between an answer with a goToUrl and the redirect that it asks for. */
const goToUrlWait = 2000

export interface Redirecting {
  surroundings: Surroundings
  goTo: (path: string) => void
}

/** Goes where an answer asks to, if that is in this shop, and tells that page where the shopper was. */
export const followGoToUrl =
  ({ surroundings, goTo }: Redirecting) =>
  (url: string) => {
    if (!isShopPath(url)) return
    const { pathname, search } = surroundings.location
    const joint = url.includes('?') ? '&' : '?'
    void surroundings.wait(goToUrlWait).then(() => goTo(`${url}${joint}goto=${encodeURIComponent(pathname + search)}`))
  }
