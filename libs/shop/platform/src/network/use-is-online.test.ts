import { act, renderHook } from '@testing-library/react'
import { useNetworkSince } from './use-is-online'

const network = { isOn: true }
beforeEach(() => {
  network.isOn = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOn)
})
afterEach(() => jest.restoreAllMocks())

const turn = (isOn: boolean) =>
  act(() => {
    network.isOn = isOn
    window.dispatchEvent(new Event(isOn ? 'online' : 'offline'))
  })

it('knows that the network came back since a failure, and of a later failure nothing', () => {
  const [first, second] = [new Error('first'), new Error('second')]
  const { result, rerender } = renderHook(useNetworkSince, { initialProps: first })
  expect(result.current).toBe('on')
  turn(false)
  expect(result.current).toBe('gone')
  turn(true)
  expect(result.current).toBe('back')
  rerender(second)
  expect(result.current).toBe('on')
})
