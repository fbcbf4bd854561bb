import { fireEvent, render, screen } from '@testing-library/react'
import { Chip } from './chip'

it('removes its filter under a name that says so', () => {
  const onRemove = jest.fn()
  render(<Chip label="Blue" removeLabel="Remove Blue" onRemove={onRemove} />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Blue' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
})
