import { operations } from '@soe/contracts'
import { createPathTable, routeOf } from './path-table'

const table = createPathTable()

const path = '/soe/digital/prospect/cartservice/cart/nse/add-device'

describe('the table of the carrier’s paths', () => {
  it.each(operations.map(({ key, operation }) => [key, operation] as const))(
    'leads every path of %s to it',
    (key, operation) => {
      const { paths, aliases } = operation.metadata
      for (const asked of [...Object.values(paths), ...aliases]) {
        expect(table.find(operation.method, asked)?.key).toBe(key)
        expect(table.rewrite({ method: operation.method, url: `${asked}?a=/b?c` })).toBe(`${routeOf({ key })}?a=/b?c`)
      }
    },
  )

  it('knows a path that was sent encoded', () => {
    expect(table.find('POST', path.replace('cart/nse', 'c%61rt/nse'))?.audience).toBe('prospect')
  })

  it.each([
    ['another method', 'GET', path],
    ['a longer path', 'POST', `${path}/`],
    ['a path that is badly encoded', 'POST', `${path}%zz`],
    ['a page of the shop', 'GET', '/smartphones/'],
  ])('leaves %s as it is', (_, method, url) => {
    expect(table.rewrite({ method, url })).toBe(url)
  })

  it('answers HEAD where it answers GET', () => {
    const [read] = operations.filter(({ operation }) => operation.method === 'GET')
    const asked = Object.values(read?.operation.metadata.paths ?? {})[0] ?? ''
    expect(table.find('HEAD', asked)?.key).toBe(read?.key)
  })

  it('lets nobody ask for an operation by its key', () => {
    expect(table.rewrite({ method: 'POST', url: routeOf({ key: 'cart.addDevice' }) })).toBe('/~/~/cart.addDevice')
    expect(table.rewrite({ method: 'POST', url: '/%7e/cart.addDevice' })).toBe('/~/%7e/cart.addDevice')
  })
})
