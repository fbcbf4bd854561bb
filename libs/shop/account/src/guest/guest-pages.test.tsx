import { createShop, purchase, ShopProvider, type Environment } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { GuestCheckoutPage } from './guest-checkout-page'
import { GuestLoginPage } from './guest-login-page'

const app = 'Mozilla/5.0 (iPhone) HalyardApp/21.0'
const guest = 'role=guest; loggedIn=false; deviceAuthenticated=true; lastTwoDigits=18'

interface Visit {
  cookies?: string
  userAgent?: string
  address?: string
  flag?: boolean
}

const open = (
  page: ReactNode,
  { cookies = guest, userAgent = app, address = '?guestCheckout=true', flag = true }: Visit,
) => {
  const environment = partOf<Environment>({
    location: new URL('http://shop.test/sales/digital/guestlogin.html'),
    cookies: { read: () => cookies, write: () => undefined },
    userAgent,
    sessionStorage,
    fetch: () => Promise.reject(new Error('nothing is called')),
    now: () => 0,
  })
  const shop = createShop({
    environment,
    addresses: { aboutyourself: purchase('nse'), expresscheckout: purchase('next') },
    loadClient: () => Promise.reject(new Error('nothing is called')),
  })
  shop.queryClient.setQueryData(['content.getFeatureFlags'], { featureFlags: { guestCheckout: flag } })
  const { hook, searchHook, history } = memoryLocation({
    path: '/sales/digital/guestlogin.html',
    searchPath: address.slice(1),
    record: true,
  })
  render(
    <ShopProvider shop={shop}>
      <Router hook={hook} searchHook={searchHook}>
        {page}
      </Router>
    </ShopProvider>,
  )
  return history
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the guest checkout', () => {
  it.each<[string, Visit]>([
    ['Check out as a guest', {}],
    ['Guest checkout is for the app', { userAgent: 'Mozilla/5.0' }],
    ['Guest checkout is for the app', { flag: false }],
    ['Guest checkout is for the app', { cookies: 'role=guest; lastTwoDigits=18' }],
    ['Guest checkout is for the app', { cookies: 'role=guest; deviceAuthenticated=true' }],
    ['Guest checkout is for the app', { address: '' }],
    ['You are signed in', { userAgent: 'Mozilla/5.0', cookies: 'loggedIn=true; role=accountmember' }],
  ])('is titled %s with %j', (expected, visit) => {
    open(<GuestLoginPage />, visit)
    expect(title()).toBe(expected)
  })

  it('leads a customer of the app, who has level L2, to the checkout of the account', () => {
    const history = open(<GuestLoginPage />, { cookies: 'loggedIn=true; role=mobilesecure' })
    expect(history.at(-1)).toBe('/sales/next/expresscheckout.html')
  })

  it('takes the last two digits of the account only', () => {
    const history = open(<GuestLoginPage />, {})
    const field = screen.getByLabelText('Last two digits')
    const goOn = screen.getByRole('button', { name: 'Continue' })
    fireEvent.change(field, { target: { value: '1a9' } })
    fireEvent.click(goOn)
    expect(screen.getByText(/These are not the last two digits/)).toBeTruthy()
    fireEvent.change(field, { target: { value: '18' } })
    fireEvent.click(goOn)
    expect(history.at(-1)).toBe('/sales/digital/guestcheckout.html?guestCheckout=true')
  })

  it('names the account by those digits alone, and goes on to the checkout', () => {
    open(<GuestCheckoutPage />, {})
    expect(screen.getByText(/the account that ends in 18/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe(
      '/sales/nse/aboutyourself.html?guestCheckout=true',
    )
  })
})
