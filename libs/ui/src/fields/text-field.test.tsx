import { fireEvent, render, screen } from '@testing-library/react'
import { CheckboxField } from './checkbox-field'
import { SelectField } from './select-field'
import { TextAreaField } from './text-area-field'
import { TextField } from './text-field'

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

describe.each([
  ['TextField', (texts: object) => <TextField label="Email" {...texts} />],
  ['TextAreaField', (texts: object) => <TextAreaField label="Email" {...texts} />],
  ['SelectField', (texts: object) => <SelectField label="Email" options={[]} {...texts} />],
  ['CheckboxField', (texts: object) => <CheckboxField label="Email" {...texts} />],
])('%s', (_, field) => {
  it('names its error first and its hint after', () => {
    render(field({ hint: 'For the receipt', error: 'Enter an email' }))
    const control = screen.getByLabelText('Email')
    expect(descriptionOf(control)).toEqual(['Enter an email', 'For the receipt'])
    expect(control.getAttribute('aria-invalid')).toBe('true')
  })

  it('is not invalid without an error', () => {
    render(field({}))
    const control = screen.getByLabelText('Email')
    expect(control.hasAttribute('aria-invalid')).toBe(false)
    expect(control.hasAttribute('aria-describedby')).toBe(false)
  })

  it('keeps the id that its owner gives', () => {
    render(field({ id: 'email' }))
    expect(screen.getByLabelText('Email').id).toBe('email')
  })
})

it('passes autocomplete and the keyboard through', () => {
  render(<TextField label="Zip" autoComplete="postal-code" inputMode="numeric" />)
  const input = screen.getByLabelText('Zip')
  expect(input.getAttribute('autocomplete')).toBe('postal-code')
  expect(input.getAttribute('inputmode')).toBe('numeric')
})

it('offers the placeholder as the empty choice', () => {
  render(<SelectField label="State" placeholder="Choose" options={[{ value: 'ME', label: 'Maine' }]} />)
  expect(screen.getAllByRole('option').map((option) => (option as HTMLOptionElement).value)).toEqual(['', 'ME'])
})

it('offers groups of options', () => {
  render(
    <SelectField label="Call">
      <optgroup label="cart">
        <option>cart.addDevice</option>
      </optgroup>
    </SelectField>,
  )
  expect(screen.getByRole('group', { name: 'cart' }).textContent).toBe('cart.addDevice')
})

it('says an error that comes while the field has the focus, and none that comes once it is left', () => {
  render(<TextField label="Email" error="Enter an email" />)
  const live = () => screen.getByText('Enter an email').closest('[aria-live]')?.getAttribute('aria-live')
  fireEvent.focus(screen.getByLabelText('Email'))
  expect(live()).toBe('polite')
  fireEvent.blur(screen.getByLabelText('Email'))
  expect(live()).toBe('off')
})
