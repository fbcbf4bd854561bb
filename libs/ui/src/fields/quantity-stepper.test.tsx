import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { QuantityStepper } from './quantity-stepper'

function Counted({ start, max = 10, disabled = false }: { start: number; max?: number; disabled?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <QuantityStepper
      label="Quantity"
      decrementLabel="Fewer"
      incrementLabel="More"
      valueLabel={(count) => `${count} pieces`}
      value={value}
      max={max}
      onChange={setValue}
      disabled={disabled}
    />
  )
}

const fewer = () => screen.queryByRole('button', { name: 'Fewer' })
const more = () => screen.queryByRole('button', { name: 'More' })
const press = (button: HTMLElement | null) => {
  button?.focus()
  fireEvent.click(button!)
}

it.each([
  { value: 1, down: false, up: true },
  { value: 2, down: true, up: true },
  { value: 9, down: true, up: true },
  { value: 10, down: true, up: false },
])('at $value of 1..10 shows fewer: $down and more: $up', ({ value, down, up }) => {
  render(<Counted start={value} />)
  expect([fewer() !== null, more() !== null]).toEqual([down, up])
})

it('announces the new value', () => {
  render(<Counted start={2} />)
  press(more())
  expect(screen.getByRole('status').textContent).toBe('3 pieces')
})

it('hands focus to the other step when one goes away', () => {
  render(<Counted start={2} max={3} />)
  press(more())
  expect(document.activeElement).toBe(fewer())
  press(fewer())
  expect(document.activeElement).toBe(fewer())
  press(fewer())
  expect(document.activeElement).toBe(more())
})

it('disables both steps at once', () => {
  render(<Counted start={2} disabled />)
  expect([fewer()?.matches(':disabled'), more()?.matches(':disabled')]).toEqual([true, true])
})
