import { isShopPath } from '@soe/rules'
import { delays, type Shop } from '@soe/shop-platform'

/** Goes where an answer asks to, within this shop only, and hands the page that is left to the next as `goto`. */
export const followGoToUrl =
  ({ environment, goTo }: Pick<Shop, 'environment' | 'goTo'>) =>
  async (url: string): Promise<boolean> => {
    if (!isShopPath(url)) return false
    const { pathname, search } = environment.location
    const [target = '', ...fragment] = url.split(/(?=#)/)
    const joint = target.includes('?') ? '&' : '?'
    await environment.wait(delays.goToUrlRedirect)
    goTo(`${target}${joint}goto=${encodeURIComponent(pathname + search)}${fragment.join('')}`)
    return true
  }
