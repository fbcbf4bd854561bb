import { pathInLanguage, type Environment, type PageMeta, type HtmlNode } from '@soe/shop-platform'
import type { DocumentRequest } from './document-request'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element => 'tagName' in node

const toHtmlElement = ({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): HtmlNode => ({
  type: 'element',
  tagName,
  properties: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  children: childrenOf(childNodes),
})

const childrenOf = (nodes: readonly Node[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.nodeName === '#text') return [{ type: 'text', value: (node as DefaultTreeAdapterTypes.TextNode).value }]
    return isElement(node) ? [toHtmlElement(node)] : []
  })

/** Parses markup as a browser's `DOMParser` does, which runs no scripts, by the HTML standard's own algorithm. */
export const parseMarkup = (html: string): HtmlNode[] => {
  const root = parse(html, { scriptingEnabled: false }).childNodes.find((node) => node.nodeName === 'html')
  const body = root && isElement(root) ? root.childNodes.find((node) => node.nodeName === 'body') : undefined
  return body && isElement(body) ? childrenOf(body.childNodes) : []
}

const nothing = () => undefined

const noStorage: Storage = {
  length: 0,
  clear: nothing,
  getItem: () => null,
  key: () => null,
  removeItem: nothing,
  setItem: nothing,
}

export interface RequestEnvironment extends Environment {
  /** Whether the shop's clock shows another time than real clocks. */
  readonly isClockMoved: boolean
  /** Answers whether the shop has asked what time it is since this was called. */
  readonly watchTime: () => () => boolean
  /** Where the shop has sent the browser. */
  readonly leftFor: () => string | undefined
  readonly meta: () => PageMeta | undefined
}

/** The environment of one request. Nothing waits; the address that the shop goes to is kept for the answer. */
export const requestEnvironment = ({
  url,
  cookies,
  userAgent,
  referrer = '',
  fetch,
  now,
  isClockMoved,
}: DocumentRequest): RequestEnvironment => {
  const { pathname: asked, search, origin } = new URL(url)
  const pathname = pathInLanguage({ pathname: asked, search })
  let leftFor: string | undefined
  let meta: PageMeta | undefined
  let timesAsked = 0
  const leave = (address: string | URL) => {
    leftFor = String(address)
  }
  return {
    location: { pathname, search, hash: '', origin, assign: leave, reload: nothing, replace: leave },
    history: { pushState: nothing, replaceState: nothing, back: nothing, length: 1 },
    cookies: { read: cookies, write: nothing },
    userAgent,
    referrer,
    sessionStorage: noStorage,
    fetch,
    now: () => {
      timesAsked += 1
      return now
    },
    wait: () => Promise.resolve(),
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
    newId: () => crypto.randomUUID(),
    isNarrow: () => false,
    parseHtml: parseMarkup,
    noteMeta: (noted) => {
      meta = noted
    },
    isClockMoved,
    watchTime: () => {
      const before = timesAsked
      return () => timesAsked > before
    },
    leftFor: () => leftFor,
    meta: () => meta,
  }
}
