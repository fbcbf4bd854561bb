import { visitParameters } from '../address/visit-parameters'
import { partOf } from '../testing/part-of'
import { createVisit } from './create-visit'

const visitAt = (address: string, referrer?: string) => {
  window.sessionStorage.clear()
  const location = { origin: 'http://shop.test', pathname: '', search: '' }
  const go = (to: string) => {
    const { pathname, search } = new URL(to, location.origin)
    Object.assign(location, { pathname, search })
  }
  go(address)
  const visit = createVisit({
    location: partOf<Location>(location),
    sessionStorage: window.sessionStorage,
    ...(referrer !== undefined && { referrer }),
  })
  return { visit, go }
}

describe('the referrer', () => {
  it.each([
    [undefined, ''],
    ['https://search.test/?q=phone', 'https://search.test/'],
  ])('of a first page is the address %s without its query', (referrer, expected) => {
    expect(visitAt('/smartphones/', referrer).visit.referrer()).toBe(expected)
  })

  it('of a later page is the page before it, however often the same page reports itself', () => {
    const { visit, go } = visitAt('/smartphones/?sort=price')
    go('/smartphones/orbit-12/')
    visit.enter()
    visit.enter()
    expect(visit.referrer()).toBe('http://shop.test/smartphones/')
  })
})

describe.each([
  ['srcCode', 'entryPoint'],
  ['flow', 'flow'],
] as const)('the parameter %s', (name, read) => {
  it('holds on later pages too, until an address names it anew', () => {
    const { visit, go } = visitAt(`/smartphones/?${name}=FIRST`)
    expect(visit[read]()).toBe('FIRST')
    go(`/watches/?${name}=`)
    expect(visit[read]()).toBe('FIRST')
    go(`/watches/?${name}=LATER`)
    expect(visit[read]()).toBe('LATER')
  })

  it('is empty where no address has named it', () => {
    expect(visitAt('/smartphones/').visit[read]()).toBe('')
  })

  it('holds where the page that named it made no call', () => {
    const { visit } = visitAt('/watches/')
    visitParameters(window.sessionStorage, [`?${name}=FIRST`], '')
    expect(visit[read]()).toBe('FIRST')
  })
})
