import type { Command } from '@soe/contracts'

/** The command of that name; the simulator checks its arguments against the schema of the catalogue. */
export const commandOf = (name: string, given: Readonly<Record<string, unknown>>): Command =>
  ({ [name]: given }) as unknown as Command
