import { parseScenarios, type KnownNames, type ParsedScenarios, type Problem } from '@soe/scenario'
import type { Io } from './io'
import { readText, stdin } from './read-text'

export interface CheckedText extends ParsedScenarios {
  readonly file: string
}

const formatOf = (file: string, text: string): 'json' | 'yaml' => {
  if (file === stdin) return /^\s*[[{]/.test(text) ? 'json' : 'yaml'
  return /\.jsonc?$/i.test(file) ? 'json' : 'yaml'
}

/** Reads a file of scenarios, or stdin, and checks them. */
export const checkText = async (file: string, io: Io, known: KnownNames = {}): Promise<CheckedText> => {
  const text = await readText(file, io)
  return { file, ...parseScenarios(text, { ...known, format: formatOf(file, text) }) }
}

/** In a compiler's format, so that editors find the position. */
export const describeProblem = (file: string, { line, column, severity, message, path }: Problem): string => {
  const place = [file === stdin ? 'stdin' : file, ...(line === undefined ? [] : [line, column ?? 1])].join(':')
  return `${place}: ${severity}: ${path === '' ? '' : `${path}: `}${message}`
}
