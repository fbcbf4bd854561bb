import { findProduct } from '@soe/catalogue'
import { keepRecent, recentProducts } from './recent-products'

const placeWith = (stored: string | null = null) => {
  let text = stored
  const sessionStorage = { getItem: () => text, setItem: (_: string, value: string) => void (text = value) }
  return { environment: { sessionStorage } } as object as Parameters<typeof recentProducts>[0]
}

const slugs = ['orbit-12-pro', 'orbit-12', 'pelago-9', 'kestrel-5', 'lumen-8', 'tern-s4']
const products = slugs.map((slug) => findProduct(slug)).filter((product) => product !== undefined)

describe('what was viewed', () => {
  it('comes latest first, each once, five at most', () => {
    const place = placeWith()
    for (const product of [...products, ...products.slice(3, 4)]) keepRecent(place, product, product.productURL)
    const names = recentProducts(place).map(({ name }) => name)
    expect(names).toEqual(['Kestrel 5', 'Tern S4', 'Lumen 8', 'Pelago 9', 'Orbit 12'])
  })

  it.each(['', '{', '"words"', '[1,{"name":"Orbit"}]'])('is nothing where %j is stored', (text) => {
    expect(recentProducts(placeWith(text))).toEqual([])
  })
})
