import { appMarker, isNativeApp } from '@soe/rules'
import { createLockStore } from '@soe/shop-basket'
import {
  brand,
  createShop,
  isSpanishPath,
  shownIdentity,
  spanishBase,
  spellPath,
  tidyPath,
  type Shop,
} from '@soe/shop-platform'
import { loadClient } from '../load-client'
import { addresses } from '../pages/addresses'
import { findAddress, matchShown } from '../pages/match-page'
import type { DataOnly, DocumentAnswer } from '@soe/contracts/document'
import type { DocumentRequest, SubmitRequest } from './document-request'
import type { DocumentState } from './document-state'
import { documentTexts } from './document-texts'
import { drawPage } from './draw-page'
import { fillTemplate } from './fill-template'
import { metaTags, tag } from './head-tags'
import { loadPageDocument } from './load-page-document'
import { titleOf } from './title-of'
import { codeOfPages, preloadTags, type Manifest } from './preload-tags'
import { requestEnvironment } from './request-environment'
import { answersIn, stateTag } from './state-tag'
import { wellKnown } from './well-known'
import { writeBusyPage } from './write-busy-page'

export interface BuiltShop {
  html: string
  manifest: Manifest
}

/** Scripts come from files only; the JSON in the document is data, which the policy does not cover. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headersFor = (dataOnly: DataOnly | undefined) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-document': dataOnly ? `data-only; ${dataOnly}` : 'drawn',
})

/** Seconds in which those who wait have been served. */
const retryAfter = 2

type Visit = Awaited<ReturnType<typeof openShop>>

/** The path that one which no page has was meant to be, where some page has that. */
const meantPath = async (path: string): Promise<string> => {
  const tidy = tidyPath(path)
  const { name } = await findAddress(tidy)
  return name ? spellPath(tidy, name, addresses[name]) : path
}

const openShop = async (request: DocumentRequest) => {
  const environment = requestEnvironment(request)
  const lock = createLockStore()
  const shop = createShop({ environment, addresses, loadClient: loadClient(lock) })
  // A shop that is opened sets its clock, which nothing shows.
  const isOfItsTime = environment.watchTime()
  // What can't be read here is read again by the browser, which shows what came of it.
  delete shop.queryClient.getQueryCache().config.onError
  const path = environment.location.pathname.slice(shop.base.length) || '/'
  const { page, name } = await findAddress(path)
  const spelling = name ? spellPath(path, name, addresses[name]) : await meantPath(path)
  return {
    environment,
    lock,
    shop,
    path,
    spelling,
    /** The path letter for letter. */
    asked: new URL(request.url).pathname,
    page,
    signal: request.signal,
    isOfItsTime,
  }
}

interface Drawing {
  markup: string
  dataOnly?: DataOnly | undefined
}

const dataOnly = (reason: DataOnly): Drawing => ({ markup: '', dataOnly: reason })

const draw = async ({ shop, lock, page, path, signal }: Visit, reason: DataOnly | undefined): Promise<Drawing> => {
  if (!page.isDrawn) return dataOnly('page')
  if (reason) return dataOnly(reason)
  if (signal.aborted) return dataOnly('left')
  try {
    return { markup: await drawPage(shop, lock, path) }
  } catch (error) {
    // oxlint-disable-next-line no-console -- the server's log is the one place that hears of it
    console.error(`${shop.environment.location.pathname} could not be drawn:`, error)
    return dataOnly('render-failed')
  }
}

const stateOf = ({ shop, lock, environment }: Visit, isDrawn: boolean): DocumentState => ({
  queries: answersIn(shop.queryClient),
  ...(environment.isClockMoved && { now: environment.now() }),
  ...(isDrawn && { drawnFor: shownIdentity(shop.identity.get()) }),
  ...(shop.notices.get().length > 0 && { notices: shop.notices.get() }),
  ...(lock.get().locked && { lock: lock.get() }),
})

const headOf = ({ environment, shop }: Visit, isIndexed: boolean): string[] => {
  const meta = environment.meta()
  return [
    ...(isIndexed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...(meta ? metaTags(meta, { origin: environment.location.origin, base: shop.base, isIndexed }) : []),
  ]
}

/** Closes what a request has opened, whatever came of it. */
const closing = async <Result>({ queryClient }: Shop, run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run()
  } finally {
    void queryClient.cancelQueries()
    queryClient.clear()
  }
}

/** For the time being (303), or because it has always been meant (308). */
const redirectTo = (location: string, status: 303 | 308): DocumentAnswer => ({
  status,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
})

/** The next page's address, or undefined where the page is to be shown again. */
const submitForm = async ({ shop, page, path, environment }: Visit, form: string): Promise<string | undefined> => {
  const next = await page.submit?.(shop, path, new URLSearchParams(form))
  return next === undefined ? environment.leftFor() : `${shop.base}${next}`
}

/** The address in its one spelling, where it was asked for in another. */
const respelt = ({ shop, path, spelling, asked, environment }: Visit): string | undefined => {
  const isSpelt = spelling === path && (!isSpanishPath(asked) || asked.startsWith(spanishBase))
  return isSpelt ? undefined : `${shop.base}${spelling}${environment.location.search}`
}

/** The address that the page leads to; null where it leads nowhere, undefined where the page is its own. */
const leadOn = async ({ shop, page, path, environment }: Visit): Promise<string | null | undefined> => {
  if (!page.leadTo) return undefined
  try {
    const to = await page.leadTo(shop, { path, search: environment.location.search.slice(1) })
    return to === undefined ? null : `${shop.base}${to}`
  } catch {
    // The browser reads it again, and shows why it can't.
    return undefined
  }
}

/** Writes documents that contain everything their page opens with, and the page itself where it can be drawn. */
export const createDocument = ({ html, manifest }: BuiltShop) => {
  const write = async (visit: Visit, status?: 404 | 422): Promise<DocumentAnswer> => {
    const texts = documentTexts(visit.shop.language)
    const loaded = await loadPageDocument(visit.shop, visit.page, visit.path)
    const drawing = await draw(visit, loaded.dataOnly)
    const answered = status ?? loaded.status
    const isDrawn = drawing.dataOnly === undefined
    const code = codeOfPages(manifest, [matchShown(visit.path).page, visit.page])
    const body = fillTemplate(html, {
      language: visit.shop.language,
      title: visit.environment.meta()?.title ?? titleOf(drawing.markup, brand.name),
      description: visit.environment.meta()?.description ?? texts.description,
      isApp: isNativeApp({ userAgent: visit.environment.userAgent, appMarker }),
      isSales: matchShown(visit.path).page !== visit.page,
      head: [
        ...preloadTags(manifest, { picture: loaded.picture, code: isDrawn ? [] : code }),
        ...headOf(visit, visit.page.isIndexed === true && answered === 200),
      ],
      markup: drawing.markup,
      code,
      state: stateTag(stateOf(visit, isDrawn)),
      withoutScripts: texts.needsScripts,
    })
    return {
      status: answered,
      headers: headersFor(drawing.dataOnly),
      body,
      dataOnly: drawing.dataOnly,
      isOfItsTime: visit.isOfItsTime(),
    }
  }
  return {
    render: async (request: DocumentRequest): Promise<DocumentAnswer> => {
      const visit = await openShop(request)
      return closing(visit.shop, async () => {
        const file = await wellKnown(visit.shop)
        if (file) return file
        const spelt = respelt(visit)
        if (spelt !== undefined) return redirectTo(spelt, 308)
        const to = await leadOn(visit)
        return to ? redirectTo(to, 303) : write(visit, to === null ? 404 : undefined)
      })
    },
    /** Answers at once, in place of a page that can't be drawn now. */
    busy: ({ url, userAgent }: Pick<DocumentRequest, 'url' | 'userAgent'>): DocumentAnswer => {
      const { 'x-document': _, ...headers } = headersFor(undefined)
      return {
        status: 503,
        headers: { ...headers, 'cache-control': 'no-store', 'retry-after': String(retryAfter) },
        body: writeBusyPage(html, { url, isApp: isNativeApp({ userAgent, appMarker }) }),
      }
    },
    takesForm: async (request: DocumentRequest): Promise<boolean> => {
      const { shop, page } = await openShop(request)
      return closing(shop, async () => page.submit !== undefined)
    },
    /** Undefined where the page has no form. */
    submit: async ({ form, ...request }: SubmitRequest): Promise<DocumentAnswer | undefined> => {
      const visit = await openShop(request)
      if (!visit.page.submit) return undefined
      return closing(visit.shop, async () => {
        const next = await submitForm(visit, form)
        return next === undefined ? write(visit, 422) : redirectTo(next, 303)
      })
    },
  }
}
