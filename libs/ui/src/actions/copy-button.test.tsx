import { act, fireEvent, render, screen } from '@testing-library/react'
import { NotifyProvider, StatusLine } from '../status-line/status-line'
import { CopyButton } from './copy-button'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const copyWith = async (writeText: (text: string) => Promise<void>) => {
  Object.assign(navigator, { clipboard: { writeText } })
  render(
    <NotifyProvider>
      <CopyButton text="C-1" texts={{ copied: 'Copied', refused: 'Refused' }} label="Copy the id" />
      <StatusLine />
    </NotifyProvider>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy the id' })))
  return screen.getByRole('status')
}

it('copies its text and says so for six seconds', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  const status = await copyWith(writeText)
  expect(writeText).toHaveBeenCalledWith('C-1')
  expect(status.textContent).toBe('Copied')
  act(() => jest.advanceTimersByTime(5999))
  expect(status.textContent).toBe('Copied')
  act(() => jest.advanceTimersByTime(1))
  expect(status.textContent).toBe('')
})

it('says when the browser refuses', async () => {
  const status = await copyWith(() => Promise.reject(new Error('no')))
  expect(status.textContent).toBe('Refused')
  expect(status.dataset['tone']).toBe('red')
})
