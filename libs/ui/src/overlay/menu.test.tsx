import { fireEvent, render, screen } from '@testing-library/react'
import { Menu } from './menu'

it('has the focus once it is open, and arrows go round in it instead of doing what they do on the page', () => {
  render(
    <Menu
      items={['First', 'Second', 'Last'].map((label) => ({ label, onChoose: () => {} }))}
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          More
        </button>
      )}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  const focused = () => document.activeElement?.textContent
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  expect(focused()).toBe('First')
  expect(press('ArrowDown')).toBe(false)
  expect(focused()).toBe('Second')
  press('End')
  press('ArrowDown')
  expect(focused()).toBe('First')
  press('ArrowUp')
  expect(focused()).toBe('Last')
  expect(press('a')).toBe(true)
})

it('closes, gives focus back to its trigger and then acts', () => {
  const onChoose = jest.fn(() => {
    expect(document.activeElement?.textContent).toBe('More')
  })
  render(
    <Menu
      items={[{ label: 'Copy', onChoose }]}
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          More
        </button>
      )}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(onChoose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})
