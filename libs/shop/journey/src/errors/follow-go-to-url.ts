import { isShopPath } from '@soe/rules'
import type { Shop } from '@soe/shop-platform'

/** Milliseconds before the redirect that a `goToUrl` asks for. */
const goToUrlWait = 2000

/** Goes where an answer asks to, within this shop only, and hands the page that is left to the next as `goto`. */
export const followGoToUrl =
  ({ environment, goTo }: Pick<Shop, 'environment' | 'goTo'>) =>
  async (url: string): Promise<boolean> => {
    if (!isShopPath(url)) return false
    const { pathname, search } = environment.location
    const joint = url.includes('?') ? '&' : '?'
    await environment.wait(goToUrlWait)
    goTo(`${url}${joint}goto=${encodeURIComponent(pathname + search)}`)
    return true
  }
