import type { ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from './text-field'

const isKept = (character: string | undefined) => character !== undefined && /\p{Nd}/u.test(character)

const countKept = (text: string) => [...text].filter(isKept).length

/** Behind as many digits as stood before the caret; separators after the last of them stay ahead. */
const caretBehind = (text: string, digits: number): number => {
  let caret = 0
  for (let left = digits; left > 0 && caret < text.length; caret++) if (isKept(text[caret])) left--
  return caret
}

/** What the shopper has left of the text: a deleted separator that comes back takes the digit beside it along. */
const edit = (typed: string, caret: number, shown: string, format: (text: string) => string, inputType: string) => {
  if (!inputType.startsWith('deleteContent') || format(typed) !== shown) return { text: typed, caret }
  const [before, after] = [typed.slice(0, caret), typed.slice(caret)]
  if (inputType.endsWith('Forward')) return { text: before + after.replace(/\p{Nd}/u, ''), caret }
  const kept = before.replace(/\p{Nd}\P{Nd}*$/u, '')
  return { text: kept + after, caret: kept.length }
}

interface FormattedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string
  /** How digits are shown while they are typed. */
  format: (text: string) => string
  onFormat: (text: string) => void
}

/** A field that formats what is typed into it: an edit happens where the caret is, and the caret stays there. */
export const FormattedField = ({ value, format, onFormat, ...field }: FormattedFieldProps) => {
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const position = target.selectionStart ?? target.value.length
    const { text, caret } = edit(target.value, position, value, format, inputType)
    const formatted = format(text)
    // React puts the caret last where it changes the text itself.
    target.value = formatted
    if (caret < text.length) {
      const place = caretBehind(formatted, countKept(text.slice(0, caret)))
      target.setSelectionRange(place, place)
    }
    onFormat(formatted)
  }
  return <TextField {...field} value={value} onChange={onChange} />
}
