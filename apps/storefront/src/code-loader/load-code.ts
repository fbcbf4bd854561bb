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
const whenShown = (view: Window & typeof globalThis, picture: string | undefined, callback: () => void): void => {
  view.setTimeout(callback, patience.picture)
  const painted = firstPaint(view)
  if (picture !== undefined) void Promise.all([painted, decoded(view, picture)]).then(callback)
  else void painted.then((at) => view.setTimeout(callback, at + patience.text - view.performance.now()))
}

/** Input that fetches the code at once; links, forms and fields work without it meanwhile. */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/** Uncaught errors of scripts and unhandled rejections of promises. */
const failures = ['error', 'unhandledrejection'] as const

const preload = (document: Document, href: string) => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  link.crossOrigin = ''
  document.head.append(link)
}

/** Keeps what fails until the code that logs it is there, which then hears of it. */
const keepFailures = (view: Window): (() => void) => {
  const kept: Event[] = []
  const keep = (event: Event) => void kept.push(event)
  for (const type of failures) view.addEventListener(type, keep, true)
  return () => {
    for (const type of failures) view.removeEventListener(type, keep, true)
    for (const event of kept) (event.target ?? view).dispatchEvent(event)
  }
}

/** Fetches the code of a page that is drawn once what it shows has come, or a shopper touches it: once. */
export const loadCode = (view: Window & typeof globalThis, start: (entry: string) => Promise<unknown>): void => {
  const { document } = view
  const files = document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset.code?.split(' ') ?? []
  const picture = document.querySelector<HTMLLinkElement>('link[rel=preload][as=image]')?.href
  const letGo = keepFailures(view)
  let isFetched = false
  const fetchCode = () => {
    if (isFetched) return
    isFetched = true
    for (const touch of touches) view.removeEventListener(touch, fetchCode, true)
    for (const file of files) preload(document, file)
    void start(files[0] ?? '').then(letGo)
  }
  // Nothing is painted behind another tab.
  if (document.hidden) return fetchCode()
  for (const touch of touches) view.addEventListener(touch, fetchCode, { capture: true, passive: true })
  whenShown(view, picture, fetchCode)
}
