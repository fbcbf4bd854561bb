import type { APIRequestContext } from '@playwright/test'

export const personas = ['prospect', 'prepay', 'signed-in', 'prepay-signed-in'] as const

export type Persona = (typeof personas)[number]

export const bases = { en: '', es: '/espanol' } as const
export type Language = keyof typeof bases

export interface DrawnPage {
  path: string
  status?: 404
  heading: Readonly<Record<Language, RegExp>>
  /** At least so many products are in the markup. */
  tiles?: number
  /** What it costs is in the markup. */
  hasPrice?: true
  /** It opens with a picture, which is preloaded. */
  hasPicture?: true
  /** Its address is told to search engines, in both languages. */
  isIndexed?: true
  /** Refused its data by the carrier: the browser meets the refusal, so that the document holds no page. */
  refusedTo?: Persona
}

const grid = { hasPrice: true, hasPicture: true, isIndexed: true } as const
const product = { hasPrice: true, hasPicture: true, isIndexed: true } as const

/** Every page that the server draws, each kind at least once. */
export const drawnPages: readonly DrawnPage[] = [
  { path: '/', heading: { en: /Good signal/, es: /Buena señal/ }, ...grid, tiles: 3 },
  { path: '/smartphones/', heading: { en: /Smartphones|Prepaid phones/, es: /Teléfonos/ }, ...grid, tiles: 12 },
  { path: '/watches/', heading: { en: /Watches/, es: /Relojes/ }, ...grid, tiles: 6 },
  { path: '/tablets/', heading: { en: /Tablets/, es: /Tabletas/ }, ...grid, tiles: 4 },
  { path: '/accessories/', heading: { en: /Accessories/, es: /Accesorios/ }, ...grid, tiles: 12 },
  {
    path: '/smartphones/prepaid',
    refusedTo: 'signed-in',
    heading: { en: /Prepaid phones/, es: /prepago/ },
    ...grid,
    tiles: 12,
  },
  {
    path: '/search?q=orbti',
    heading: { en: /Showing results for “orbit”/, es: /Mostramos resultados de “orbit”/ },
    hasPrice: true,
    hasPicture: true,
    tiles: 8,
  },
  { path: '/smartphones/orbit-12-pro/', heading: { en: /Orbit 12 Pro/, es: /Orbit 12 Pro/ }, ...product },
  { path: '/smartphones/lumen-fold-2/', heading: { en: /Lumen Fold/, es: /Lumen Fold/ }, ...product },
  { path: '/accessories/orbit-12-pro-case/', heading: { en: /Case/, es: /Case|Funda/ }, ...product },
  {
    path: '/smartphones/prepaid/orbit-12-pro/',
    refusedTo: 'signed-in',
    heading: { en: /Orbit 12 Pro/, es: /Orbit 12 Pro/ },
    ...product,
  },
  {
    path: '/sales/digital/compareplan.html?facts=open',
    heading: { en: /pick one/, es: /elige uno/ },
    hasPrice: true,
    isIndexed: true,
  },
  {
    path: '/sales/digital/protection/about.html',
    heading: { en: /go wrong|not for prepaid/, es: /días malos|no es para/ },
    isIndexed: true,
  },
  {
    path: '/sales/digital/secondnumber/about.html',
    heading: { en: /^Two numbers/, es: /^Dos números/ },
    isIndexed: true,
  },
  { path: '/sales/digital/support.html?q=insurance', heading: { en: /help/, es: /ayudamos/ }, isIndexed: true },
  { path: '/sales/next/cartLocked.html', heading: { en: /locked/, es: /bloqueado/ } },
  { path: '/sales/next/error/genericError.html', heading: { en: /did not work/, es: /no funcionó/ } },
  {
    path: '/smartphones/no-such-phone/',
    status: 404,
    heading: { en: /^Not on the chart/, es: /^No está en la carta/ },
  },
  { path: '/nowhere/at-all', status: 404, heading: { en: /^Not on the chart/, es: /^No está en la carta/ } },
]

export const pagesFor = (persona: Persona) => drawnPages.filter(({ refusedTo }) => refusedTo !== persona)

/** Parts of a document, cut out of its text as a crawler would read them. */
export interface ReadDocument {
  status: number
  headers: Readonly<Record<string, string>>
  html: string
  head: string
  /** The markup of the page. */
  root: string
}

const between = (text: string, start: string, end: string) => text.split(start, 2)[1]?.split(end, 1)[0] ?? ''

export const readDocument = async (request: APIRequestContext, path: string): Promise<ReadDocument> => {
  const answer = await request.get(path, { maxRedirects: 0 })
  const html = await answer.text()
  return {
    status: answer.status(),
    headers: answer.headers(),
    html,
    head: between(html, '<head>', '</head>'),
    root: between(html, '<div id="root">', '<script type="application/json" id="state">'),
  }
}
