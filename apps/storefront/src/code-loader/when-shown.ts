/** Milliseconds after the first paint in which a page without a picture has shown what it is about, and from the start in which a picture comes. */
export const patience = { text: 500, picture: 3000 }

/** The time of the first paint with something in it, once it has come; the time of the call where the engine does not tell. */
const firstPaint = (view: Window & typeof globalThis): Promise<number> =>
  new Promise((resolve) => {
    const { PerformanceObserver: Observer } = view
    if (!Observer?.supportedEntryTypes?.includes('paint')) return resolve(view.performance.now())
    const observer = new Observer((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint')
      if (paint) resolve(paint.startTime)
    })
    observer.observe({ type: 'paint', buffered: true })
  })

const decoded = async (view: Window & typeof globalThis, picture: string): Promise<void> => {
  const image = new view.Image()
  image.src = picture
  await image.decode().catch(() => undefined)
}

/**
 * Calls back once the page has painted and the picture that it opens with is ready to be drawn, or is known not to come;
 * without a picture some time after the first paint. It may call back more than once.
 */
export const whenShown = (
  view: Window & typeof globalThis,
  picture: string | undefined,
  callback: () => void,
): void => {
  view.setTimeout(callback, patience.picture)
  const painted = firstPaint(view)
  if (picture !== undefined) void Promise.all([painted, decoded(view, picture)]).then(callback)
  else void painted.then((at) => view.setTimeout(callback, at + patience.text - view.performance.now()))
}
