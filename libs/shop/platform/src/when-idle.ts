/**
 * Calls back once the page has loaded and the browser has nothing to do, or two seconds later where it is never idle;
 * a browser that can't tell waits a little.
 */
export const whenIdle = (window: Window & typeof globalThis, callback: () => void) => {
  const wait = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(callback, { timeout: 2000 })
      : setTimeout(callback, 200)
  if (window.document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
