import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Dialog } from '../overlay/dialog'
import { SearchField } from './search-field'

function Search({ onEnter }: { onEnter?: () => void }) {
  const [value, setValue] = useState('')
  return <SearchField label="Search" value={value} onChange={setValue} onEnter={onEnter} />
}

const field = () => screen.getByRole('searchbox', { name: 'Search' })

it('is emptied by the first Esc and left by the second', () => {
  render(<Search />)
  field().focus()
  fireEvent.change(field(), { target: { value: 'cart' } })
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(field()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field())
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(document.activeElement).toBe(document.body)
})

it.each(['', 'cart'])('lets one Esc close the dialog that it is in, with "%s" in it', (text) => {
  const onClose = jest.fn()
  render(
    <Dialog open title="Go to" closeLabel="Close" onClose={onClose}>
      <Search />
    </Dialog>,
  )
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('is left by Enter, which the owner hears of', () => {
  const onEnter = jest.fn()
  render(<Search onEnter={onEnter} />)
  field().focus()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onEnter).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(document.body)
})
