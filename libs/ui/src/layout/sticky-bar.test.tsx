import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { StickyBar } from './sticky-bar'
import { useOutOfView } from './use-out-of-view'

type Report = (entries: { isIntersecting: boolean }[]) => void

let report: Report

class Observer {
  constructor(callback: Report) {
    report = callback
  }

  observe() {}

  disconnect() {}
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Observer }))

function Page() {
  const target = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={target}>Buy</div>
      <StickyBar shown={useOutOfView(target)} label="Price">
        Bar
      </StickyBar>
    </>
  )
}

it('is away while the element is in view, and comes when it leaves', () => {
  render(<Page />)
  const { dataset } = screen.getByText('Bar')
  expect(dataset['priceBar']).toBe('false')
  act(() => report([{ isIntersecting: false }]))
  expect(dataset['priceBar']).toBe('true')
  act(() => report([{ isIntersecting: true }]))
  expect(dataset['priceBar']).toBe('false')
})
