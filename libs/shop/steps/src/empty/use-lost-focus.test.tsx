import { render, screen } from '@testing-library/react'
import { useLostFocus } from './empty-cart'

const Empty = ({ wasFilled }: { wasFilled: boolean }) => (
  <h1 ref={useLostFocus(wasFilled)} tabIndex={-1}>
    Empty
  </h1>
)

const Page = ({ isFilled }: { isFilled: boolean }) => (isFilled ? <button>Remove</button> : <Empty wasFilled />)

it('goes to the heading when what held it is gone', () => {
  const { rerender } = render(<Page isFilled />)
  screen.getByRole('button').focus()
  rerender(<Page isFilled={false} />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it('stays where the page opens with the heading', () => {
  render(<Empty wasFilled={false} />)
  expect(document.activeElement).toBe(document.body)
})

it('stays with what else has it', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  render(<Empty wasFilled />)
  expect(document.activeElement).toBe(field)
  field.remove()
})
