import { fireEvent, render, screen } from '@testing-library/react'
import { ColorDots } from './color-dots'
import { RadioCards } from './radio-cards'
import { RadioList } from './radio-list'
import { SwatchRadios } from './swatch-radios'

const options = [
  { value: 'a', label: 'Alpha', picture: null },
  { value: 'b', label: 'Beta', picture: null },
  { value: 'c', label: 'Gamma', picture: null, disabled: true, disabledReason: 'Sold out' },
]

describe.each([
  ['RadioCards', RadioCards],
  ['RadioList', RadioList],
  ['SwatchRadios', SwatchRadios],
])('%s', (_, Group) => {
  const draw = (value?: string, onChange = jest.fn()) => {
    render(<Group legend="Size" options={options} value={value} onChange={onChange} />)
    return onChange
  }

  it('is a group named by its legend', () => {
    draw('a')
    expect(screen.getByRole('group', { name: 'Size' })).toBeTruthy()
  })

  it('checks the chosen option only', () => {
    draw('b')
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([false, true, false])
  })

  it('checks nothing before a choice', () => {
    draw()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('reports the choice', () => {
    const onChange = draw('a')
    fireEvent.click(screen.getByRole('radio', { name: 'Beta' }))
    expect(onChange).toHaveBeenCalledWith('b')
  })

  it('says why an option cannot be chosen', () => {
    draw('a')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Gamma.*Sold out/ }).disabled).toBe(true)
  })
})

describe('ColorDots', () => {
  const dots = ['Red', 'Green', 'Blue'].map((name) => ({ value: name, name, color: name }))
  const draw = (onChange?: (value: string) => void, max = 2) =>
    render(
      <ColorDots
        label="Colors"
        dots={dots}
        value="Red"
        max={max}
        onChange={onChange}
        moreLabel={(count) => `${count} more`}
      />,
    )

  it('shows as many as fit and counts the rest', () => {
    const { container } = draw()
    expect(screen.getByText('+1')).toBeTruthy()
    expect(screen.getByText('1 more')).toBeTruthy()
    expect(container.textContent).not.toContain('Blue')
  })

  it('counts nothing when all fit', () => {
    draw(undefined, 3)
    expect(screen.queryByText(/^\+/)).toBeNull()
  })

  it('only shows without a listener, and chooses with one', () => {
    const onChange = jest.fn()
    draw().unmount()
    expect(screen.queryByRole('radio')).toBeNull()
    draw(onChange)
    fireEvent.click(screen.getByRole('radio', { name: 'Green' }))
    expect(onChange).toHaveBeenCalledWith('Green')
  })
})
