import { render, screen, fireEvent } from '@testing-library/react'
import { ErrorNote } from './error-note'

describe('a refusal', () => {
  it('shows the message of the simulator and offers what is allowed', () => {
    const onChoose = jest.fn()
    const error = Object.assign(new Error('the simulator answered 400 UNKNOWN_PERSONA: There is no "x".'), {
      allowed: ['prospect', 'prepay'],
    })
    render(<ErrorNote error={error} onChoose={onChoose} />)
    expect(screen.getByRole('alert').textContent).toContain('There is no "x".')
    expect(screen.getByRole('alert').textContent).not.toContain('answered 400')
    fireEvent.click(screen.getByRole('button', { name: 'prepay' }))
    expect(onChoose).toHaveBeenCalledWith('prepay')
  })

  it('of the network says that the page tries again', () => {
    render(<ErrorNote error={new TypeError('Failed to fetch')} />)
    expect(screen.getByRole('alert').textContent).toContain('can’t be reached')
  })

  it('shows nothing without an error', () => {
    render(<ErrorNote error={null} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
