import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from './button'
import { TextLink } from './text-link'

describe('Button', () => {
  it('is a link when it has an address', () => {
    render(<Button href="/plans">Plans</Button>)
    expect(screen.getByRole('link', { name: 'Plans' }).getAttribute('href')).toBe('/plans')
  })

  it('never submits a form unless told to', () => {
    render(<Button>Save</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })

  it('swallows clicks while busy and keeps its name', () => {
    const onClick = jest.fn()
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('does not submit its form while busy', () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Pay
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('announces when it becomes busy', () => {
    const { rerender } = render(<Button busyLabel="Saving">Save</Button>)
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(
      <Button busy busyLabel="Saving">
        Save
      </Button>,
    )
    expect(screen.getByRole('status').textContent).toBe('Saving')
  })
})

describe('TextLink', () => {
  it('is a button without an address', () => {
    const onClick = jest.fn()
    render(<TextLink onClick={onClick}>Remove</TextLink>)
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
