import { addDevice, pdm } from '@soe/contracts/routes'
import { createShop, flagsQuery, queryKeyOf, ShopError, ShopProvider, type Environment } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { useMutation } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Analytics } from './analytics'
import type { PageEvent } from './events/page-event'

const device = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001' }

const pageAt = () =>
  ({ page: { file: 'grid-page', addresses: {}, bar: 'A', tracked: ['gridwall'] }, name: undefined }) as const

/** Adds a device by a call that is made anew until it is answered. */
const AddToCart = ({ call }: { call: () => Promise<object> }) => {
  const { mutate } = useMutation({ mutationKey: [addDevice.key], mutationFn: call, retry: 1, retryDelay: 200 })
  return <button onClick={() => mutate({ data: { lines: [{ device }] } } as never)}>Add to cart</button>
}

/** A visit under StrictMode, which mounts everything twice, at a tag manager that takes every event. */
const visit = async ({ call = () => Promise.resolve({}) } = {}) => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/smartphones/')
  const told: PageEvent[] = []
  window.tagManager = { track: (event) => void told.push(event) }
  const environment = partOf<Environment>({
    location: window.location,
    cookies: { read: () => 'analyticsConsent=granted', write: () => undefined },
    userAgent: '',
    sessionStorage,
    fetch: () => Promise.reject(new Error('nothing is called')),
    now: () => Date.now(),
    wait: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  const shop = createShop({
    environment,
    addresses: {},
    loadClient: () => Promise.reject(new Error('nothing is called')),
  })
  const featureFlags = { tagManagerUrl: '/tagmanager/tags.js', errorLogFFlag: false }
  shop.queryClient.setQueryData(flagsQuery(shop).queryKey, { featureFlags })
  const items = [{ sku: device.id, name: 'Orbit 12 Pro', qty: 1 }]
  const client = { call: () => Promise.resolve({ dataLayer: { cart: { items } } }) }
  jest.spyOn(shop.client, 'load').mockResolvedValue(client as never)
  const tree = (
    <ShopProvider shop={shop}>
      <Analytics pageAt={pageAt} />
      <AddToCart call={call} />
    </ShopProvider>
  )
  render(<StrictMode>{tree}</StrictMode>)
  const rest = () => act(() => jest.advanceTimersByTimeAsync(3000))
  await rest()
  const pages = () => told.map((event) => ('path' in event ? `${event.event} ${event.path}` : event.event))
  return { shop, told, pages, rest }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('views a document once more that Back restores as it was left', async () => {
  const { pages, rest } = await visit()
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  await rest()
  show(true)
  await rest()
  expect(pages()).toEqual(['pageView /smartphones/', 'pageView /smartphones/'])
})

it('views a page once, and each further one once, back and forward too', async () => {
  const { pages, rest } = await visit()
  expect(pages()).toEqual(['pageView /smartphones/'])
  act(() => navigate('/smartphones/orbit-12-pro/'))
  await rest()
  window.history.back()
  await rest()
  window.history.forward()
  await rest()
  expect(pages()).toEqual([
    'pageView /smartphones/',
    'pageChange /smartphones/orbit-12-pro/',
    'pageChange /smartphones/',
    'pageChange /smartphones/orbit-12-pro/',
  ])
})

it('tells nothing that still waits for the tag manager once the session is switched off', async () => {
  const { shop, told, rest } = await visit()
  const manager = window.tagManager
  delete window.tagManager
  shop.notices.show({ type: 'success', text: 'Saved.' })
  await rest()
  sessionStorage.setItem('disableTagging', 'true')
  if (manager) window.tagManager = manager
  await rest()
  expect(told.map(({ event }) => event)).toEqual(['pageView'])
})

it('tells once of a device whose call was made twice', async () => {
  const call = jest.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue({})
  const { told, rest } = await visit({ call })
  screen.getByRole('button').click()
  await rest()
  expect(call).toHaveBeenCalledTimes(2)
  expect(told.slice(1)).toMatchObject([{ event: 'addToCart', page: 'gridwall', items: [{ name: 'Orbit 12 Pro' }] }])
})

it('tells once of a call that fails for good, however often it is made', async () => {
  const call = () => Promise.reject(new ShopError(addDevice.key, 'message', { id: '208', name: 'LOCKED' } as never))
  const { told, rest } = await visit({ call })
  screen.getByRole('button').click()
  await rest()
  expect(told.slice(1)).toMatchObject([{ event: 'error', page: 'gridwall', code: '208', name: 'LOCKED' }])
})

it('tells once of a notice, and once of devices that are suggested', async () => {
  const { shop, told, rest } = await visit()
  shop.notices.show({ type: 'success', text: 'Saved.' })
  const accountLevelRecommendations = { productList: [{ deviceProducts: [{}, {}] }] }
  await shop.queryClient.fetchQuery({
    queryKey: queryKeyOf(shop, pdm, { body: { source: 'autoSuggestion', page: 'gridwall' } }),
    queryFn: () => ({ deviceRecommendation: { recommendedDeviceInformation: { accountLevelRecommendations } } }),
  })
  await rest()
  expect(told.slice(1)).toEqual([
    { event: 'autoSuggestion', page: 'gridwall', products: 2 },
    { event: 'notification', page: 'gridwall', type: 'success', message: 'Saved.' },
  ])
})
