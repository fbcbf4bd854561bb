import type { APIRequestContext, Page, Request } from '@playwright/test'
import type { JourneyPage } from '../page/journey-page'

const services = '/soe/digital/auth/browseservice'

interface Listed {
  productId: string
  productDisplayName: string
  childSkus: { sorId: string }[]
}

const read = async (answer: { json(): Promise<unknown> }) => (await answer.json()) as never

const findProduct = async (request: APIRequestContext, category: string, name: string): Promise<Listed> => {
  const { products } = await read(await request.get(`${services}/catalogue/listProducts?category=${category}`))
  const product = (products as Listed[]).find((listed) => listed.productDisplayName === name)
  if (!product) throw new Error(`no ${name} among ${category}`)
  return product
}

/** Saves products for the browser's signed-in customer, as another device would; answers the wishlist's id. */
export const saveProducts = async (
  request: APIRequestContext,
  ...products: readonly [category: string, name: string][]
): Promise<string> => {
  let wishlistId = ''
  for (const [category, name] of products) {
    const { productId, childSkus } = await findProduct(request, category, name)
    const items = [{ productId, sorId: childSkus[0]?.sorId }]
    const answer = await request.post(`${services}/wishlist/add-wishlist`, {
      data: { data: { action: 'update', favorites: [{ items }] } },
    })
    const { favorites } = await read(answer)
    wishlistId = (favorites as { id: string }[])[0]?.id ?? ''
  }
  return wishlistId
}

export const favoritesPath = '/sales/digital/Favorites.html'

/** The heart of a product on any page. */
export const heartOf = <Found>(page: JourneyPage<Found>, name: string): Found =>
  page.getByRole('button', { name: `Wishlist: ${name}`, exact: true })

export const hearts = <Found>(page: JourneyPage<Found>): Found => page.getByRole('button', { name: /^Wishlist: / })

/** Calls of the wishlist from now on. */
export const recordCalls = (page: Page, pattern: RegExp): Request[] => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'script' && pattern.test(request.url())) calls.push(request)
  })
  return calls
}
