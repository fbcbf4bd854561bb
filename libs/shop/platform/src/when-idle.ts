/** The name that the moment from which a page answers to its shopper has on the browser's timeline. */
export const takenOverMark = 'hydrated'

const betweenLooks = 100

/** A page that a server has sent is not taken over by its code yet. */
const isDrawnOnly = ({ document, performance }: Window & typeof globalThis) =>
  document.getElementById('state') !== null && performance.getEntriesByName(takenOverMark).length === 0

/**
 * Calls back once the page has loaded, its code has taken over and the browser has nothing to do; some two seconds later
 * where it is never idle or never taken over. A browser that can't tell waits a little.
 */
export const whenIdle = (window: Window & typeof globalThis, callback: () => void) => {
  const wait = (looks: number) => {
    const look = () => {
      if (looks > 0 && isDrawnOnly(window)) setTimeout(() => wait(looks - 1), betweenLooks)
      else callback()
    }
    if ('requestIdleCallback' in window) window.requestIdleCallback(look, { timeout: 2000 })
    else setTimeout(look, 200)
  }
  const start = () => wait(20)
  if (window.document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
