import type { Environment } from '@soe/shop-platform'
import { flushSync } from 'react-dom'

type OnNextPop = NonNullable<Environment['onNextPop']>

/** The name that the stage of a product's page has in its styles. */
const morphName = 'product-picture'

/** Milliseconds for which the picture waits for a page whose code or answer is on its way. */
const patience = 300
const betweenLooks = 20

const isShown = () =>
  [...document.querySelectorAll('main h1')].some(
    (heading) => heading.checkVisibility() && !heading.closest('[aria-busy="true"]'),
  )

const untilShown = async (waited = 0): Promise<void> => {
  if (isShown() || waited >= patience) return
  await new Promise((resolve) => setTimeout(resolve, betweenLooks))
  await untilShown(waited + betweenLooks)
}

const canMorph = () =>
  'startViewTransition' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches

const transit = (change: () => void | Promise<void>): Promise<unknown> =>
  document.startViewTransition(change).finished.catch(() => undefined)

/** Lets the picture shrink back into its tile once Back leads to the page at `pathname`, which has stayed alive. */
const morphBack = (
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

/**
 * Goes on with the picture growing into its place on the next page, and shrinking back on the way back, where the browser
 * can and the shopper likes motion.
 */
export const morph = (picture: HTMLElement | null, goOn: () => void, onNextPop?: OnNextPop): void => {
  if (!picture || !canMorph()) return goOn()
  const from = { pathname: window.location.pathname, top: window.scrollY }
  picture.style.viewTransitionName = morphName
  void transit(async () => {
    flushSync(goOn)
    picture.style.viewTransitionName = ''
    if (onNextPop) morphBack(picture, from, onNextPop)
    await untilShown()
  })
}
