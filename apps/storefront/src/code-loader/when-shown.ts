/** Milliseconds after the first paint in which a page without a picture has shown what it is about, and from the start in which a picture comes. */
export const patience = { text: 500, picture: 3000 }

/** Calls back at the first paint with something in it; false where the engine does not tell. */
const watchFirstPaint = (view: Window & typeof globalThis, callback: (at: number) => void): boolean => {
  const { PerformanceObserver: Observer } = view
  if (!Observer?.supportedEntryTypes?.includes('paint')) return false
  const observer = new Observer((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    if (paint) callback(paint.startTime)
  })
  observer.observe({ type: 'paint', buffered: true })
  return true
}

/**
 * Calls back once the picture that a page opens with is ready to be drawn, or is known not to come; without a picture
 * some time after the first paint. It may call back more than once.
 */
export const whenShown = (
  view: Window & typeof globalThis,
  picture: string | undefined,
  callback: () => void,
): void => {
  view.setTimeout(callback, patience.picture)
  if (picture !== undefined) {
    const image = new view.Image()
    image.src = picture
    void image.decode().then(callback, callback)
    return
  }
  const afterPaint = (at: number) => void view.setTimeout(callback, at + patience.text - view.performance.now())
  if (!watchFirstPaint(view, afterPaint)) afterPaint(view.performance.now())
}
