import type { HtmlNode } from './markup/html-node'
import type { PageMeta } from './head/page-meta'

/** The tab's storage. Where the browser denies it, or it is full, the shop goes on and keeps nothing. */
export const tabStorage = (window: Pick<Window, 'sessionStorage'>): Storage => {
  const trying = <Result>(take: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return take(window.sessionStorage)
    } catch {
      return otherwise
    }
  }
  return {
    get length() {
      return trying(({ length }) => length, 0)
    },
    key: (index) => trying((storage) => storage.key(index), null),
    getItem: (name) => trying((storage) => storage.getItem(name), null),
    setItem: (name, value) => trying((storage) => storage.setItem(name, value), undefined),
    removeItem: (name) => trying((storage) => storage.removeItem(name), undefined),
    clear: () => trying((storage) => storage.clear(), undefined),
  }
}

/** Everything outside the shop that it may touch; a parameter, so that tests and servers bring their own. */
export interface Environment {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'origin' | 'assign' | 'reload' | 'replace'>
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'length'>
  readonly cookies: {
    read(): string
    write(cookie: string): void
  }
  /** Whether the browser keeps what is written into cookies; absent where nobody knows. */
  readonly keepsCookies?: () => boolean
  readonly userAgent: string
  /** The address that led to the first page; absent after a direct visit. */
  readonly referrer?: string
  /** Whether the browser has a network; absent where nobody knows. */
  readonly isOnline?: () => boolean
  /** Survives the tab's reloads only, and never throws. */
  readonly sessionStorage: Storage
  readonly fetch: typeof fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
  readonly timeout: (milliseconds: number) => AbortSignal
  readonly newId: () => string
  readonly isNarrow: () => boolean
  /** Reaches the browser's other tabs; throws where the browser denies it. Servers and old browsers have none. */
  readonly openChannel?: (name: string) => BroadcastChannel
  /** Gives a listener the errors and rejections of the page's scripts, first those since its start; browsers only. */
  readonly onScriptFailure?: (listener: (event: Event) => void) => void
  /** On a server, gets what a page that is drawn wants in the document's head. */
  readonly noteMeta?: (meta: PageMeta) => void
  /** Parses markup of the carrier as a browser does, and runs nothing of it. */
  readonly parseHtml: (html: string) => HtmlNode[]
}

const textNode = 3
const elementNode = 1

/** A document's policy is applied to what it parses: attributes that it refuses are renamed, and so not complained of. */
const withoutRefused = (html: string): string =>
  html.replaceAll(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, (tag) =>
    tag.replaceAll(/([\s"'/])(style|on[a-z]+)(?=\s*=)/gi, (_, before: string, name: string) => `${before}data-${name}`),
  )

const readElement = (element: Element): HtmlNode => ({
  type: 'element',
  tagName: element.nodeName.toLowerCase(),
  properties: Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name.replace(/^data-(?=style$|on)/, ''), value]),
  ),
  children: readNodes(element),
})

const readNodes = ({ childNodes }: Node): HtmlNode[] =>
  [...childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === textNode) return [{ type: 'text', value: node.nodeValue ?? '' }]
    return node.nodeType === elementNode ? [readElement(node as Element)] : []
  })

/** The environment of a browser's window, and how many milliseconds the shop's clock is ahead of the browser's. */
export const browserEnvironment = (window: Window & typeof globalThis, ahead = 0): Environment => ({
  location: window.location,
  history: window.history,
  cookies: {
    read: () => window.document.cookie,
    write: (cookie) => {
      window.document.cookie = cookie
    },
  },
  keepsCookies: () => keepsCookies(window),
  userAgent: window.navigator.userAgent,
  referrer: window.document.referrer,
  isOnline: () => window.navigator.onLine,
  sessionStorage: tabStorage(window),
  fetch: window.fetch.bind(window),
  now: () => Date.now() + ahead,
  wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
  timeout: (milliseconds) => abortedAfter(window, milliseconds),
  newId: () => randomId(window.crypto),
  isNarrow: () => window.matchMedia('(max-width: 549px)').matches,
  ...('BroadcastChannel' in window && { openChannel: (name) => new BroadcastChannel(name) }),
  onScriptFailure: keepFailures(window),
  parseHtml: (html) => readNodes(new window.DOMParser().parseFromString(withoutRefused(html), 'text/html').body),
})

/** A browser may say that it keeps cookies, and keep none of this site. */
const keepsCookies = ({ navigator, document }: Window): boolean => {
  if (!navigator.cookieEnabled || document.cookie !== '') return navigator.cookieEnabled
  document.cookie = 'kept=1; path=/; SameSite=Lax'
  const isKept = document.cookie !== ''
  document.cookie = 'kept=; path=/; max-age=0'
  return isKept
}

const mostKept = 20

/** Keeps the first failures until a listener takes them; those that follow go to the latest listener alone. */
const keepFailures = (window: Window): Environment['onScriptFailure'] => {
  const kept: Event[] = []
  let note: (event: Event) => void = (event) => kept.length < mostKept && kept.push(event)
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, (event) => note(event), true)
  return (listener) => {
    note = listener
    kept.splice(0).forEach(listener)
  }
}

const abortedAfter = (window: Window, milliseconds: number): AbortSignal => {
  const controller = new AbortController()
  window.setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}

/** Works on plain http too, where `randomUUID` is missing. */
const randomId = (crypto: Crypto): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
