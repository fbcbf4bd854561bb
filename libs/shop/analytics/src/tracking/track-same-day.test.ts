import { getCheckoutDetails } from '@soe/contracts/routes'
import type { PageName, Shop } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { PageEvent } from '../events/page-event'
import { trackSameDay } from './start-tracking'

const refusal = (code: string) => ({ sddOptionNotAvailable: { code, message: 'No window is left.' } })
const key = [getCheckoutDetails.key, 'prospect']

const visit = (shipmentInfo: object, name: PageName) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(key, { shipmentInfo: { lineLevelShipment: [], commonShipment: {}, ...shipmentInfo } })
  const place = { page: 'a page', path: `/${name}`, name }
  const sent: PageEvent[] = []
  const tracker = {
    here: () => place,
    send: (event: PageEvent | undefined) => void (event && sent.push(event)),
    enter: () => undefined,
    restore: () => undefined,
    fail: () => undefined,
  }
  const shop = partOf<Shop>({ queryClient, identity: { get: () => ({ audience: 'prospect' }) } })
  const show = () =>
    new QueryObserver(queryClient, { queryKey: key, staleTime: Infinity, queryFn: () => ({}) }).subscribe(
      () => undefined,
    )
  return {
    start: () => trackSameDay(shop, tracker),
    show,
    place,
    codes: () => sent.map((event) => 'code' in event && event.code),
  }
}

it('tells once of what the page shows already', () => {
  const { start, show, codes } = visit({ commonShipment: refusal('10027') }, 'delivery')
  show()
  const look = start()
  look()
  expect(codes()).toEqual(['10027'])
})

it('tells on the delivery page of what an earlier page has read and could not tell', () => {
  const { start, show, place, codes } = visit({ commonShipment: refusal('10023') }, 'aboutyourself')
  show()
  const look = start()
  expect(codes()).toEqual([])
  Object.assign(place, { path: '/delivery', name: 'delivery' })
  look()
  expect(codes()).toEqual(['10023'])
})

it('tells of the parcels of a split order, and nothing where no page shows them', () => {
  const { start, show, codes } = visit({ lineLevelShipment: [refusal('10023'), refusal('10027')] }, 'delivery')
  start()
  expect(codes()).toEqual([])
  show()
  expect(codes()).toEqual(['10023', '10027'])
})
