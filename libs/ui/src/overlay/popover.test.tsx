import { act, fireEvent, render, screen } from '@testing-library/react'
import { Popover } from './popover'

function openPopover() {
  render(
    <>
      <Popover label="Brand" count={2} countLabel="2 chosen">
        <button type="button">Inside</button>
      </Popover>
      <button type="button">Outside</button>
    </>,
  )
  const trigger = screen.getByRole('button', { name: 'Brand 2 chosen' })
  fireEvent.click(trigger)
  act(() => screen.getByText('Inside').focus())
  return trigger
}

it('reports whether it is open', () => {
  const trigger = openPopover()
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(trigger)
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Inside')).toBeNull()
})

it('closes on Esc and gives focus back to its trigger', () => {
  const trigger = openPopover()
  fireEvent.keyDown(screen.getByText('Inside'), { key: 'Escape' })
  expect(screen.queryByText('Inside')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

it('closes when focus moves on, and leaves it there', () => {
  openPopover()
  act(() => screen.getByText('Outside').focus())
  expect(screen.queryByText('Inside')).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('Outside'))
})

it.each([
  ['outside', 'Outside', null],
  ['inside', 'Inside', 'Inside'],
])('answers a press %s', (_, pressed, left) => {
  openPopover()
  fireEvent.pointerDown(screen.getByText(pressed))
  expect(screen.queryByText('Inside')?.textContent ?? null).toBe(left)
})

it('takes another trigger, and lets its content close it', () => {
  render(
    <Popover
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          Time
        </button>
      )}
    >
      {(close) => (
        <button type="button" onClick={close}>
          Done
        </button>
      )}
    </Popover>,
  )
  const trigger = screen.getByRole('button', { name: 'Time' })
  fireEvent.click(trigger)
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(trigger)
})
