import { render, screen } from '@testing-library/react'
import { Chip } from './chip'

it('leads to the page without its filter under a name that says so', () => {
  render(<Chip href="?brand=orbit" label="Blue" removeLabel="Remove Blue" />)
  expect(screen.getByRole('link', { name: 'Remove Blue' }).getAttribute('href')).toBe('?brand=orbit')
})
