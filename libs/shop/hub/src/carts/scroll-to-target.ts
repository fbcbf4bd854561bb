/** Milliseconds that a page may take to show what its address names. */
const patience = 10_000

const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the part of the page that the address names, and stays there until what stands above it is read. A shopper
 * who scrolls ends it. Returns a function that stops.
 */
export const scrollToTarget = (): (() => void) => {
  const id = decodeURIComponent(window.location.hash.slice(1))
  if (!id) return () => undefined
  const ending = new AbortController()
  const stop = () => ending.abort()
  const look = () => {
    const target = document.getElementById(id)
    if (!target) return
    target.scrollIntoView()
    if (!document.querySelector('main [aria-busy="true"]')) stop()
  }
  const observer = new MutationObserver(look)
  const waiting = setTimeout(stop, patience)
  ending.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(waiting)
  })
  for (const sign of signs) window.addEventListener(sign, stop, { signal: ending.signal, passive: true })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  look()
  return stop
}
