import { flushSync } from 'react-dom'

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
const morphBack = (picture: HTMLElement, { pathname, top }: { pathname: string; top: number }) => {
  const goBack = (event: PopStateEvent) => {
    window.removeEventListener('popstate', goBack, true)
    if (window.location.pathname !== pathname || !picture.isConnected || !canMorph()) return
    // The page as it is has to be in view until the browser has taken its picture.
    event.stopImmediatePropagation()
    const finished = transit(() => {
      flushSync(() => window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown })))
      window.scrollTo(0, top)
      picture.style.viewTransitionName = morphName
    })
    void finished.then(() => (picture.style.viewTransitionName = ''))
  }
  window.addEventListener('popstate', goBack, true)
}

/**
 * Goes on with the picture growing into its place on the next page, and shrinking back on the way back, where the browser
 * can and the shopper likes motion.
 */
export const morph = (picture: HTMLElement | null, goOn: () => void): void => {
  if (!picture || !canMorph()) return goOn()
  const from = { pathname: window.location.pathname, top: window.scrollY }
  picture.style.viewTransitionName = morphName
  void transit(async () => {
    flushSync(goOn)
    picture.style.viewTransitionName = ''
    morphBack(picture, from)
    await untilShown()
  })
}
