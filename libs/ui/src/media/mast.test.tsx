import { render } from '@testing-library/react'
import { Mast } from './mast'

const heightsAt = (lowered: number) => {
  const { container } = render(<Mast lowered={lowered} />)
  return [...container.querySelectorAll('g')].map((cloth) => cloth.getAttribute('transform'))
}

it.each([
  [0, 'translate(8 10)', 'translate(8 10)'],
  [0.3, 'translate(8 75)', 'translate(8 65)'],
  [1, 'translate(8 228)', 'translate(8 228)'],
])('lowered by %d the flag hangs at %s, or in four steps at %s', (lowered, smooth, stepped) => {
  expect(heightsAt(lowered)).toEqual([smooth, stepped])
})
