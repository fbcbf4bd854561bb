import { flushSync } from 'react-dom'
import { canMorph, morphName, transit } from './picture-transition'

/** Ends the wait of the latest picture. */
let stopWaiting = (): void => undefined

/** Lets the picture shrink back into its tile once Back leads to the page at `pathname`, which has stayed alive. */
export const morphBack = (picture: HTMLElement, { pathname, top }: { pathname: string; top: number }) => {
  const isBack = () => window.location.pathname === pathname
  let shownTop = 0
  // The browser restores the scroll position of the list while the other page still shows.
  const noteTop = () => {
    if (!isBack()) shownTop = window.scrollY
  }
  const shrink = (event: PopStateEvent) => {
    stopWaiting()
    if (!isBack() || !picture.isConnected || !canMorph()) return
    // The page has to stay in view until the browser has captured it.
    event.stopImmediatePropagation()
    window.scrollTo(0, shownTop)
    const finished = transit(() => {
      flushSync(() => window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown })))
      if (!isBack()) return
      window.scrollTo(0, top)
      picture.style.viewTransitionName = morphName
    })
    void finished.then(() => (picture.style.viewTransitionName = ''))
  }
  stopWaiting()
  window.addEventListener('scroll', noteTop, { passive: true })
  // Captured, so that it comes before the router's listener.
  window.addEventListener('popstate', shrink, true)
  stopWaiting = () => {
    window.removeEventListener('scroll', noteTop)
    window.removeEventListener('popstate', shrink, true)
  }
}
