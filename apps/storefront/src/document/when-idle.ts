/** Calls back once the page has loaded and the browser has nothing to do; a browser that can't tell waits a little. */
export const whenIdle = (window: Window & typeof globalThis, callback: () => void) => {
  const wait = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(callback) : setTimeout(callback, 200)
  if (window.document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
