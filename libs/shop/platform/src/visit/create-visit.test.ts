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
    location: location as unknown as Location,
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

it('begins where the latest srcCode says, on later pages too', () => {
  const { visit, go } = visitAt('/smartphones/?srcCode=BANNER')
  expect(visit.entryPoint()).toBe('BANNER')
  go('/watches/')
  expect(visit.entryPoint()).toBe('BANNER')
  go('/watches/?srcCode=MAIL')
  expect(visit.entryPoint()).toBe('MAIL')
})

it('of unknown origin has no entry point', () => {
  expect(visitAt('/smartphones/').visit.entryPoint()).toBe('')
})
