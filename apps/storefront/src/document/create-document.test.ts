/** @jest-environment node */
import { orbit } from '../testing/orbit'
import { createDocument } from './create-document'
import type { DataOnly } from '@soe/contracts/document'
import type { DocumentRequest } from './document-request'
import type { DocumentState } from './document-state'

const html = `<html lang="en"><head><meta name="viewport"><title>Shop</title><meta name="description" content="">
<script type="module" src="/assets/index.js"></script></head><body><div id="root"></div></body></html>`

const pageFiles = ['front-page', 'grid-page', 'product-page', 'cart-page', 'error-page', 'not-found-page', 'sales-page']
const manifest = {
  'index.html': { file: 'assets/index.js' },
  ...Object.fromEntries(pageFiles.map((name) => [`src/pages/${name}.tsx`, { name, file: `assets/${name}.js` }])),
}

/** The carrier's answer to an added device, as far as the shop reads it. */
const addedDevice = {
  serviceHeader: { statusCode: '00' },
  serviceBody: {
    serviceResponse: {
      context: {
        contextInfo: {
          processStep: 'PlanSelection',
          availablePaths: ['NewRecommendedPlanSelection'],
          cradleFlowJourney: 'NEXTGEN',
        },
        customerInfo: { existingCase: false },
        cartInfo: { nextLine: 'newLine1', lines: [{ lineId: 'newLine1', mtn: 'newLine1' }] },
      },
    },
  },
}

const documents = createDocument({ html, manifest })

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>

const readable: Answers = {
  listProducts: () => json({ category: 'smartphones', products: [orbit] }),
  getProduct: () => json({ product: orbit }),
  'feature-flags': () => json({ featureFlags: {} }),
}

/** Answers a call by the last part of its path; any other call fails. */
const carrier =
  (changed: Answers = {}): typeof fetch =>
  async (input) => {
    const url = input instanceof Request ? input.url : input.toString()
    const name = /([\w-]+)(\.json)?(\?.*)?$/.exec(url)?.[1] ?? ''
    const answer = { ...readable, ...changed }[name]
    if (!answer) throw new TypeError(`nothing answers ${url}`)
    return answer()
  }

const failing = () => Promise.reject(new TypeError('this call is left to the browser'))
const left = AbortSignal.abort()

/** A product that the page can't draw. */
const broken = { ...orbit, childSkus: null }

const ask = (path: string, changed: Partial<DocumentRequest> = {}): DocumentRequest => ({
  url: `https://shop.example${path}`,
  cookies: () => '',
  userAgent: '',
  fetch: carrier(),
  now: Date.parse('2031-01-01'),
  isClockMoved: true,
  signal: new AbortController().signal,
  ...changed,
})

const stateIn = (body: string) => JSON.parse(/id="state">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as DocumentState
const isDrawn = (body: string) => !body.includes('<div id="root"></div>')

describe('a document', () => {
  it.each([
    ['/', 200],
    ['/smartphones/', 200],
    ['/espanol/smartphones/orbit/', 200],
    ['/sales/next/error/genericError.html', 200],
    ['/nowhere/', 404],
  ])('is drawn: %s', async (path, status) => {
    const { headers, body, ...answer } = await documents.render(ask(path))
    expect([answer.status, headers['x-document'], answer.dataOnly]).toEqual([status, 'drawn', undefined])
    expect(isDrawn(body)).toBe(true)
    expect(stateIn(body)).toMatchObject({ now: Date.parse('2031-01-01'), drawnFor: { audience: 'prospect' } })
  })

  it.each([
    ['/sales/next/expresscart.html', 'Phones, watches, tablets and plans from Halyard.'],
    ['/espanol/sales/next/expresscart.html', 'Teléfonos, relojes, tabletas y planes de Halyard.'],
  ])('is described in its language where the page says nothing of itself: %s', async (path, description) => {
    const { body } = await documents.render(ask(path))
    expect(body).toContain(`<meta name="description" content="${description}">`)
  })

  it.each([
    ['/smartphones/orbit/', false],
    ['/smartphones/', false],
    ['/sales/next/expresscart.html', true],
    ['/espanol/sales/next/expresscart.html', true],
    ['/nowhere/', true],
  ])('is kept out of search engines where its record is: %s, %s', async (path, isKeptOut) => {
    const { body } = await documents.render(ask(path))
    expect(body.includes('<meta name="robots" content="noindex">')).toBe(isKeptOut)
  })

  it.each([
    ['/Smartphones/Orbit/', '/smartphones/orbit/'],
    ['/smartphones/orbit%20/', '/smartphones/orbit/'],
    ['/smartphones/orbit%00?sku=orbit-kelp', '/smartphones/orbit?sku=orbit-kelp'],
    ['/espanol/products/allProducts/', '/espanol/products/allproducts/'],
    ['/sales/next/expresscart.html%20', '/sales/next/expresscart.html'],
    ['/ESPANOL/smartphones/?brand=orbit', '/espanol/smartphones/?brand=orbit'],
    ['/Espanol', '/espanol/'],
  ])('sends %s to the one spelling', async (path, spelling) => {
    const { status, headers } = await documents.render(ask(path))
    expect([status, headers['location']]).toEqual([308, spelling])
  })

  it.each(['/smartphones/orbit%2F12/', '/%25', '/smartphones/%E0%A4/', '/smartphones/orbit%00x/'])(
    'is the page that says so where no page is meant: %s',
    async (path) => {
      const { status, headers } = await documents.render(ask(path))
      expect([status, headers['x-document']]).toEqual([404, 'drawn'])
    },
  )

  it('is drawn with status 404 where the carrier knows no such product', async () => {
    const getProduct = () => json({ errors: [{ id: 'ITEM_NOT_FOUND', name: 'ITEM_NOT_FOUND', message: '' }] })
    const { status, dataOnly } = await documents.render(ask('/smartphones/gone/', { fetch: carrier({ getProduct }) }))
    expect([status, dataOnly]).toEqual([404, undefined])
  })

  it.each<[string, string, DataOnly, Partial<DocumentRequest>]>([
    ["is the shopper's own", '/sales/next/expresscart.html', 'page', {}],
    ['opens with what the carrier refuses', '/smartphones/', 'unread', { fetch: carrier({ listProducts: failing }) }],
    ['is asked for by a shopper who has left', '/smartphones/', 'left', { signal: left }],
  ])('holds data only where the page %s', async (_, path, reason, changed) => {
    const { status, headers, body, dataOnly } = await documents.render(ask(path, changed))
    expect([status, dataOnly, headers['x-document']]).toEqual([200, reason, `data-only; ${reason}`])
    expect(isDrawn(body)).toBe(false)
    expect(stateIn(body).drawnFor).toBeUndefined()
  })

  it('holds data only where the page cannot be drawn, and says so once in the log', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const listProducts = () => json({ category: 'smartphones', products: [orbit, broken] })
    const { status, dataOnly } = await documents.render(ask('/smartphones/', { fetch: carrier({ listProducts }) }))
    expect([status, dataOnly]).toEqual([200, 'render-failed'])
    expect(log.mock.calls).toEqual([
      ['/smartphones/ could not be drawn:', expect.objectContaining({ cause: expect.any(TypeError) })],
    ])
    log.mockRestore()
  })

  it.each([failing, () => json({ error: { code: 'BROKEN', message: '' } }, 500)])(
    'shows no notice about what the browser reads again',
    async (listProducts) => {
      const { body } = await documents.render(ask('/smartphones/', { fetch: carrier({ listProducts }) }))
      expect(stateIn(body).notices).toBeUndefined()
    },
  )

  it.each(['/', '/smartphones/orbit/', '/sales/next/error/genericError.html', '/nowhere/'])(
    'is drawn without the footer that a flag hides: %s',
    async (path) => {
      const answers = { 'feature-flags': () => json({ featureFlags: { fandom: true } }) }
      const { body, dataOnly } = await documents.render(ask(path, { fetch: carrier(answers) }))
      expect(dataOnly).toBeUndefined()
      expect(body).not.toContain('<footer')
    },
  )

  it.each(['/smartphones/', '/sales/next/expresscart.html'])(
    'brings the flags, which say for which audience its first calls are made: %s (P4.06)',
    async (path) => {
      const answer = { featureFlags: { rpsFlowFFlag: true } }
      const fetch = carrier({ 'feature-flags': () => json(answer) })
      const { queries } = stateIn((await documents.render(ask(path, { fetch }))).body)
      expect(queries).toContainEqual(expect.objectContaining({ data: answer }))
    },
  )

  it('of an error is drawn where nobody can say which flags are on', async () => {
    const path = '/sales/next/error/genericError.html'
    const { body, dataOnly } = await documents.render(ask(path, { fetch: carrier({ 'feature-flags': failing }) }))
    expect(dataOnly).toBeUndefined()
    expect(body).toContain('<footer')
  })

  it('keeps the token and the cart of its shopper to itself', async () => {
    const cookies = () =>
      'loggedIn=true; role=accountowner; firstName=Maren; gnCartCount=2; cartId=c-77; XSRF-TOKEN=t-88'
    const { body } = await documents.render(ask('/smartphones/', { cookies }))
    expect(stateIn(body).drawnFor).toMatchObject({ firstName: 'Maren', cartCount: 2 })
    expect(body).not.toMatch(/c-77|t-88/)
  })
})

describe('the page of a busy shop', () => {
  it.each([
    ['/smartphones/', 'en', 'The shop is busy', '/'],
    ['/sales/next/expresscart.html?lang=espanol', 'es', 'La tienda está muy ocupada', '/espanol/'],
  ])('is whole without a script and says when to come again: %s', (path, language, heading, home) => {
    const { status, headers, body } = documents.busy(ask(path))
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`<title>${heading} | Halyard</title>`)
    expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1]).toBe(heading)
    expect([...body.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([home, ''])
    expect(body).not.toMatch(/<script| style=/)
  })
})

describe('a form', () => {
  const submit = (path: string, form: string, answers: Answers = {}) =>
    documents.submit({ ...ask(path, { fetch: carrier(answers) }), form })

  it.each(['/smartphones/', '/nowhere/', '/sales/next/expresscart.html'])('is none of %s', async (path) => {
    expect(await submit(path, 'sku=orbit-kelp')).toBeUndefined()
  })

  it('of a product leads on, once the carrier has it in the cart', async () => {
    const answers = { 'add-device': () => json(addedDevice) }
    const answer = await submit('/espanol/smartphones/orbit/', 'sku=orbit-kelp&term=36', answers)
    expect([answer?.status, answer?.headers['cache-control'], answer?.body]).toEqual([303, 'no-store', ''])
    expect(answer?.headers['location']).toBe('/espanol/sales/digital/plans/planoverview.html?line=newLine1')
  })

  it('of a product signs out where the session is over', async () => {
    const over = { serviceHeader: { statusCode: '401', errors: [{ id: 'SESSION_EXPIRED' }] } }
    const answer = await submit('/smartphones/orbit/', 'sku=orbit-kelp', { 'add-device': () => json(over, 401) })
    expect([answer?.status, answer?.headers['location']]).toEqual([303, expect.stringMatching(/session\/logout$/)])
  })

  it.each<[string, string, string, Answers]>([
    ['a sku that the product does not have', 'sku=another', 'not offered', {}],
    ['no sku', '', 'not offered', {}],
    ['a carrier that fails', 'sku=orbit-kelp', 'went wrong', { 'add-device': failing }],
    ['a product that cannot be read', 'sku=orbit-kelp', 'went wrong', { getProduct: failing }],
  ])('shows the page again and why, given %s', async (_, form, text, answers) => {
    const answer = await submit('/smartphones/orbit/', form, answers)
    expect(answer?.status).toBe(422)
    expect(stateIn(answer?.body ?? '').notices).toEqual([
      expect.objectContaining({ text: expect.stringMatching(text) }),
    ])
  })
})
