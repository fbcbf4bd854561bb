import * as routes from '@soe/contracts/routes'
import { carrierProxy } from '../build/carrier-proxy'

const paths = Object.values(routes).flatMap((route) => ('paths' in route ? Object.values(route.paths) : []))

it('every call from a development host goes through its own port to the simulator (P7.08)', () => {
  const proxy = carrierProxy('http://localhost:4012')
  const isProxied = (path: string) => Object.keys(proxy).some((start) => path.startsWith(`${start}/`))
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => !isProxied(path))).toEqual([])
  expect(Object.values(proxy)).toContainEqual({ target: 'http://localhost:4012', changeOrigin: false })
})
