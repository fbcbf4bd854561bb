import { fireEvent, render, screen } from '@testing-library/react'
import { Menu } from './menu'

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
