import { act, render, screen } from '@testing-library/react'
import { announce, LiveRegion } from './live-region'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const said = () => screen.getByRole('status').textContent

it('says a text after its delay', () => {
  render(<LiveRegion />)
  announce('Added', 500)
  pass(499)
  expect(said()).toBe('')
  pass(1)
  expect(said()).toBe('Added')
})

it('says the same text twice', () => {
  render(<LiveRegion />)
  announce('Added')
  pass(0)
  const first = screen.getByText('Added')
  announce('Added')
  pass(0)
  expect(screen.getByText('Added')).not.toBe(first)
})

it('falls silent when it leaves the page', () => {
  render(<LiveRegion />).unmount()
  announce('Added')
  expect(jest.getTimerCount()).toBe(0)
})
