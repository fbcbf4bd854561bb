import { flushSync } from 'react-dom'

/** The name that the stage of a product's page has in its styles. */
const morphName = 'product-picture'

/** Goes on with the picture growing into its place on the next page, where the browser can and the shopper likes motion. */
export const morph = (picture: HTMLElement | null, goOn: () => void): void => {
  const likesMotion = window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  if (!picture || !likesMotion || !('startViewTransition' in document)) return goOn()
  picture.style.viewTransitionName = morphName
  const release = () => {
    picture.style.viewTransitionName = ''
  }
  const { finished } = document.startViewTransition(() => {
    flushSync(goOn)
    release()
  })
  void finished.catch(() => undefined)
}
