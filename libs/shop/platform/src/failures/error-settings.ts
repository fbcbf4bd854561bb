import type { ErrorPatterns } from '../errors/normalised-error'

export interface ErrorSettings {
  readonly retryCount: number
  readonly patterns: ErrorPatterns
  readonly retryCancelMessage: string | undefined
}

type Flags = Readonly<Record<string, boolean | number | string>>

const defaultRetryCount = 1

/** A pattern that does not compile matches nothing. */
const compile = (source: Flags[string] | undefined): RegExp[] => {
  if (typeof source !== 'string' || source === '') return []
  try {
    return [new RegExp(source, 'i')]
  } catch {
    return []
  }
}

const readCount = (value: Flags[string] | undefined): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : defaultRetryCount

const readText = (value: Flags[string] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export const readErrorSettings = (flags: Flags): ErrorSettings => ({
  retryCount: readCount(flags['apiRetryCount']),
  patterns: { global: compile(flags['globalErrorPatterns']), downstream: compile(flags['downstreamErrorPatterns']) },
  retryCancelMessage: readText(flags['retryCancelMessage']),
})
