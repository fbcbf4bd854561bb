import { flushSync } from 'react-dom'
import type { morphBack } from './morph-back'
import { canMorph, morphName, transit } from './picture-transition'

const isPageShown = () =>
  [...document.querySelectorAll('main h1')].some(
    (heading) => heading.checkVisibility() && !heading.closest('[aria-busy="true"]'),
  )

/** The picture waits 300 milliseconds for a page whose code or answer is on its way. */
const untilPageShows = async (): Promise<void> => {
  for (let looks = 15; looks > 0 && !isPageShown(); looks -= 1) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Where this code does not load, Back works without a transition. */
const followBack = async (...given: Parameters<typeof morphBack>): Promise<void> => {
  try {
    const back = await import('./morph-back')
    back.morphBack(...given)
  } catch {}
}

/**
 * Goes on with the picture growing into its place on the next page, and shrinking back on Back, where the browser can and
 * the shopper likes motion.
 */
export const morph = (picture: HTMLElement | null, goOn: () => void): void => {
  if (!picture || !canMorph()) return goOn()
  const from = { pathname: window.location.pathname, top: window.scrollY }
  picture.style.viewTransitionName = morphName
  void transit(async () => {
    flushSync(goOn)
    picture.style.viewTransitionName = ''
    void followBack(picture, from)
    await untilPageShows()
  })
}
