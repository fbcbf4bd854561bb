import { createLockStore, LockProvider, unlocked, useLock, type LockStore } from '@soe/shop-basket'
import {
  createShop,
  forgetAnswers,
  keepDrawnAnswer,
  shownIdentity,
  ShopProvider,
  useAddress,
  useIdentity,
  useNotices,
  type Environment,
  type Shop,
} from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'

const nothingIsCalled = () => Promise.reject(new Error('nothing is called'))

interface Visit {
  shop: Shop
  lock: LockStore
  setCookies: (cookies: string) => void
}

const answer = ['an answer']

const openShop = (): Visit => {
  let cookies = 'prospectCartCount=1'
  const environment = {
    location: new URL('http://shop.test/smartphones/'),
    cookies: { read: () => cookies, write: () => undefined },
    userAgent: '',
    sessionStorage,
    fetch: nothingIsCalled,
    now: () => 0,
  } as unknown as Environment
  const options = { environment, addresses: {}, loadClient: nothingIsCalled }
  const drawnFor = shownIdentity(createShop(options).identity.get())
  const shop = createShop({ ...options, drawnFor, notices: [] })
  keepDrawnAnswer(shop.queryClient, answer, 'worth $100')
  return {
    shop,
    lock: createLockStore(unlocked),
    setCookies: (next) => {
      cookies = next
    },
  }
}

const Part = () => {
  const { cartCount } = useIdentity()
  const { locked } = useLock()
  const { data } = useQuery({ queryKey: answer, queryFn: nothingIsCalled, staleTime: Infinity })
  const { pathname } = useAddress()
  return (
    <p>{`${cartCount} in the cart, ${useNotices().length} said, ${locked ? 'locked' : 'free'}, ${data} at ${pathname}`}</p>
  )
}

const treeOf = ({ shop, lock }: Visit, Shown: ComponentType) => (
  <ShopProvider shop={shop}>
    <LockProvider lock={lock}>
      <Router ssrPath="/smartphones/">
        <Suspense>
          <Shown />
        </Suspense>
      </Router>
    </LockProvider>
  </ShopProvider>
)

it.each<[string, (visit: Visit) => void, string]>([
  [
    'the cart has changed',
    ({ shop, setCookies }) => {
      setCookies('prospectCartCount=2')
      shop.identity.refresh()
    },
    '2 in the cart, 0 said, free, worth $100 at /smartphones/',
  ],
  [
    'a notice shows',
    ({ shop }) => shop.notices.show({ type: 'info', text: 'Saved' }),
    '1 in the cart, 1 said, free, worth $100 at /smartphones/',
  ],
  [
    'another channel holds the cart',
    ({ lock }) => lock.set({ locked: true, lockedChannelID: 'VZW-RETAIL', source: '' }),
    '1 in the cart, 0 said, locked, worth $100 at /smartphones/',
  ],
  [
    'the session has ended',
    ({ shop }) => forgetAnswers(shop.queryClient),
    '1 in the cart, 0 said, free, worth $100 at /smartphones/',
  ],
  [
    'the shopper has gone on',
    ({ shop }) => {
      shop.environment.location.pathname = '/watches/'
      window.dispatchEvent(new Event('pushState'))
    },
    '1 in the cart, 0 said, free, worth $100 at /watches/',
  ],
])('a part that hydrates after %s keeps what was drawn, and follows', async (_, change, expected) => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(treeOf(openShop(), Part))
  const drawn = container.querySelector('p')
  const visit = openShop()
  const errors: unknown[] = []
  let arrive: (code: { default: ComponentType }) => void = () => undefined
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve
  })
  const onRecoverableError = (error: unknown) => errors.push(error)
  await act(async () =>
    hydrateRoot(
      container,
      treeOf(
        visit,
        lazy(() => code),
      ),
      { onRecoverableError },
    ),
  )

  act(() => change(visit))
  await act(async () => arrive({ default: Part }))
  expect(errors).toEqual([])
  expect(container.querySelector('p')).toBe(drawn)
  expect(drawn?.textContent).toBe(expected)
})
