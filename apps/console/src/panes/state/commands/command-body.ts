import { readDuration } from '../../../format'
import type { CommandField, Filled } from './command-fields'

type Read = { value: unknown } | { problem: string }

const isDuration = ({ hint }: CommandField) => hint.startsWith('Such as PT')

const readJson = (text: string): Read => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value }
  } catch {
    // Reported below.
  }
  return { problem: 'Not a JSON object; one is {"name": true}.' }
}

const readNumber = (text: string): Read =>
  /^-?\d+$/.test(text) ? { value: Number(text) } : { problem: `${text} is not a whole number.` }

const readText = (field: CommandField, text: string): Read => {
  if (!isDuration(field)) return { value: text }
  const duration = readDuration(text)
  return duration === undefined
    ? { problem: `${text} is not a duration; PT15M, 15 min and 1h are.` }
    : { value: duration }
}

const readChoice = ({ choices }: CommandField, text: string): Read =>
  choices.includes(text) ? { value: text === 'null' ? null : text } : { problem: `One of ${choices.join(', ')}.` }

const readField = (field: CommandField, text: string): Read => {
  switch (field.kind) {
    case 'number':
      return readNumber(text)
    case 'flag':
      return { value: text === 'true' }
    case 'choice':
      return readChoice(field, text)
    case 'list':
      return {
        value: text
          .split(/[\n,]+/)
          .map((entry) => entry.trim())
          .filter(Boolean),
      }
    case 'json':
      return readJson(text)
    case 'text':
      return readText(field, text)
  }
}

export interface ReadForm {
  given: Record<string, unknown>
  /** By field. */
  problems: Record<string, string>
}

/** An empty field is left out, except for a required list. */
const isLeftOut = ({ kind, isRequired }: CommandField, text: string) => text === '' && !(kind === 'list' && isRequired)

export const readForm = (fields: readonly CommandField[], filled: Filled): ReadForm => {
  const form: ReadForm = { given: {}, problems: {} }
  for (const field of fields) {
    const text = (filled[field.name] ?? '').trim()
    if (isLeftOut(field, text)) {
      if (field.isRequired) form.problems[field.name] = 'Needed.'
      continue
    }
    const read = readField(field, text)
    if ('problem' in read) form.problems[field.name] = read.problem
    else form.given[field.name] = read.value
  }
  return form
}

/** The field that a refusal is about, from its message; a chosen allowed value goes there. */
export const refusedField = (message: string, fields: readonly CommandField[], filled: Filled): string | undefined =>
  (
    fields.find(({ name }) => filled[name] && message.includes(`"${filled[name]}"`)) ??
    fields.find(({ name }) => message.includes(name)) ??
    fields.find(({ name }) => name === 'error' && filled['error'] !== undefined)
  )?.name
