import { whenShown } from './when-shown'

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
