import { act, fireEvent, render, screen } from '@testing-library/react'
import type { NotificationProps } from './notification'
import { Notification } from './notification'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function show(props: Partial<NotificationProps> = {}) {
  const onClose = jest.fn()
  render(
    <Notification type="info" typeLabel="Info" closeLabel="Close" onClose={onClose} {...props}>
      Saved
    </Notification>,
  )
  return onClose
}

it('leaves by itself after 6 s and is gone 400 ms later', () => {
  const onClose = show()
  pass(6000)
  pass(399)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('takes its timing from its owner', () => {
  const onClose = show({ autoDismissMs: 100, closeDelayMs: 10 })
  pass(100)
  pass(10)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('stays when it has no time to leave', () => {
  const onClose = show({ autoDismissMs: null })
  pass(60_000)
  pass(400)
  expect(onClose).not.toHaveBeenCalled()
})

it('closes on its button after the close delay, once', () => {
  const onClose = show()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(400)
  expect(onClose).toHaveBeenCalledTimes(1)
  pass(60_000)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it.each([
  [
    'the pointer is on it',
    () => fireEvent.pointerEnter(screen.getByText('Saved')),
    () => fireEvent.pointerLeave(screen.getByText('Saved')),
  ],
  [
    'focus is in it',
    () => act(() => screen.getByRole('button').focus()),
    () => act(() => screen.getByRole('button').blur()),
  ],
])('waits while %s', (_, enter, leave) => {
  const onClose = show()
  enter()
  pass(6000)
  pass(400)
  expect(onClose).not.toHaveBeenCalled()
  leave()
  pass(6000)
  pass(400)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('interrupts for an error only, and reads its type out', () => {
  show({ type: 'error', typeLabel: 'Error' })
  expect(screen.getByRole('alert').textContent).toContain('Error Saved')
})

it('does not interrupt for information', () => {
  show()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes focus after its delay when asked to', () => {
  show({ type: 'error', focusDelayMs: 300 })
  pass(299)
  expect(document.activeElement).toBe(document.body)
  pass(1)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})
