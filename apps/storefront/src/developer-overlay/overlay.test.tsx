import type { Decision, Journal, WorldOverview, WorldState } from '@soe/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createCallLog } from './call-log'
import type { Control } from './control'
import { Overlay } from './overlay'

const refused = () => Promise.reject(new Error('There is no world "w".'))

const decision = {
  id: 'w-5',
  seq: 5,
  operation: 'cart.addDevice',
  status: 200,
  error: '208',
  because: 'failNext',
  requestId: 'r-1',
  sentences: ['A failure had been ordered.'],
} as Decision

const createWorld = () => {
  const commands: unknown[] = []
  const entries: Decision[] = []
  const control: Control = {
    world: async () => ({ persona: 'signed-in', now: '2026-11-20T14:00:00.000Z', frozen: true }) as WorldOverview,
    state: async () => ({ sessions: [], locks: [] }) as unknown as WorldState,
    clock: refused,
    command: async (_, command) => void commands.push(command),
    decision: async () => decision,
    journal: async () => ({ entries, next: 4, more: false }) as unknown as Journal,
    operations: async () => [{ key: 'cart.addDevice', errors: ['208'] }] as never,
    errors: async () => [],
  }
  return { control, commands, entries }
}

const show = (control: Control) => {
  const log = createCallLog(sessionStorage, 'w')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
  log.subscribe(() => void client.invalidateQueries({ queryKey: ['armed'] }))
  const left = jest.fn()
  render(
    <QueryClientProvider client={client}>
      <Overlay tools={{ control, log, window, world: 'w' }} onLeave={left} />
    </QueryClientProvider>,
  )
  return { log, left }
}

const pressShortcut = () => fireEvent.keyDown(window, { altKey: true, shiftKey: true, code: 'KeyS' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('opens and closes by its shortcut, takes the focus and gives it back', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  show(createWorld().control)
  expect(screen.getByRole('button', { name: 'Simulator: world w' }).tabIndex).toBe(-1)
  pressShortcut()
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'Simulator' }))
  expect(await screen.findByText('signed-in')).toBeTruthy()
  pressShortcut()
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(field)
  field.remove()
})

it('is open on the next page where it was left open, without taking the focus', () => {
  localStorage.setItem('sim-overlay-open', 'true')
  show(createWorld().control)
  expect(screen.getByRole('complementary', { name: 'Simulator' })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

it('arms a failure, and says so when a call has used it up', async () => {
  const { control, commands, entries } = createWorld()
  const { log } = show(control)
  pressShortcut()
  await screen.findByRole('option', { name: '208' })
  fireEvent.click(screen.getByRole('button', { name: 'Arm' }))
  expect(await screen.findByText('Armed: the next cart.addDevice fails with 208.')).toBeTruthy()
  expect(commands).toEqual([{ failNext: { on: 'cart.addDevice', error: '208' } }])
  entries.push(decision)
  act(() => log.add({ requestId: 'r-1' }))
  expect(await screen.findByText('Fired: cart.addDevice failed with 208.')).toBeTruthy()
  expect(await screen.findByText('A failure had been ordered.')).toBeTruthy()
})

it('tells what the simulator refused, in its words', async () => {
  show(createWorld().control)
  pressShortcut()
  fireEvent.click(screen.getByRole('button', { name: '+28 min' }))
  expect((await screen.findByRole('alert')).textContent).toBe('There is no world "w".')
})

it('goes when one leaves it', () => {
  document.cookie = 'sim-overlay=w; path=/'
  const { left } = show(createWorld().control)
  pressShortcut()
  fireEvent.click(screen.getByRole('button', { name: 'Leave the overlay' }))
  expect([left.mock.calls.length, document.cookie]).toEqual([1, ''])
})
