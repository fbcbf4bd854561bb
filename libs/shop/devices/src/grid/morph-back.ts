import type { Environment } from '@soe/shop-platform'
import { flushSync } from 'react-dom'
import { canMorph, morphName, transit } from './picture-transition'

export type OnNextPop = NonNullable<Environment['onNextPop']>

/** Lets the picture shrink back into its tile once Back leads to the page at `pathname`, which has stayed alive. */
export const morphBack = (
  picture: HTMLElement,
  { pathname, top }: { pathname: string; top: number },
  onNextPop: OnNextPop,
) => {
  // The browser restores the place in the list while the other page still shows.
  let shownTop = 0
  const noteTop = () => {
    if (window.location.pathname === pathname) window.removeEventListener('scroll', noteTop)
    else shownTop = window.scrollY
  }
  window.addEventListener('scroll', noteTop, { passive: true })
  onNextPop((event) => {
    window.removeEventListener('scroll', noteTop)
    if (window.location.pathname !== pathname || !picture.isConnected || !canMorph()) return
    // The page as it is has to be in view until the browser has taken its picture.
    event.stopImmediatePropagation()
    window.scrollTo(0, shownTop)
    const finished = transit(() => {
      flushSync(() => window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown })))
      window.scrollTo(0, top)
      picture.style.viewTransitionName = morphName
    })
    void finished.then(() => (picture.style.viewTransitionName = ''))
  })
}
