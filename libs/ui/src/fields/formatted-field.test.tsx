import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { FormattedField } from './formatted-field'

const group = (text: string) => (text.replaceAll(/\D/g, '').match(/\d{1,4}/g) ?? []).join(' ')

const Field = ({ start }: { start: string }) => {
  const [value, setValue] = useState(start)
  return <FormattedField label="Number" value={value} format={group} onFormat={setValue} />
}

const open = (start: string) => {
  render(<Field start={start} />)
  return screen.getByRole<HTMLInputElement>('textbox')
}

/** What the browser leaves of an edit: the text, where its caret is, and what kind of edit it was. */
const edit = (input: HTMLInputElement, text: string, caret: number, inputType: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.setSelectionRange(caret, caret)
  fireEvent(input, new InputEvent('input', { bubbles: true, inputType }))
}

const shown = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`

it.each([
  ['a digit in the middle', '1234 5678', '12934 5678', 3, 'insertText', '129|3 4567 8'],
  ['a deletion in the middle', '1234 5678', '123 5678', 3, 'deleteContentBackward', '123|5 678'],
  ['a deletion of the separator', '1234 5678', '12345678', 4, 'deleteContentBackward', '123|5 678'],
  ['a deletion ahead of the separator', '1234 5678', '12345678', 4, 'deleteContentForward', '1234| 678'],
  ['a letter in the middle', '1234 5678', '12x34 5678', 3, 'insertText', '12|34 5678'],
  ['a digit at the end', '1234', '12345', 5, 'insertText', '1234 5|'],
])('%s is an edit where the caret is', (_, before, typed, caret, inputType, after) => {
  const input = open(before)
  edit(input, typed, caret, inputType)
  expect(shown(input)).toBe(after)
})

it('a digit after a deletion lands where the deletion was', () => {
  const input = open('1234 5678')
  edit(input, '12345678', 4, 'deleteContentBackward')
  edit(input, '1239 5678', 4, 'insertText')
  expect(shown(input)).toBe('1239| 5678')
})
