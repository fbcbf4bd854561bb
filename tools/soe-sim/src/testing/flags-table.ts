import { completionWords } from '../completion/completion-words'
import type { Io } from '../io'
import { createProgram } from '../program/create-program'

const silent: Io = {
  out: () => undefined,
  err: () => undefined,
  painted: () => undefined,
  readStdin: async () => '',
  untilStopped: () => new AbortController().signal,
  isTty: false,
  env: {},
  version: '',
  startProgram: '',
}

/** Flags that most commands share, and that the page explains once. */
const shared: readonly string[] = ['--help', '--json', '--url', '--token']

const row = (name: string, flags: readonly string[]): string =>
  `| \`${name}\` | ${flags.map((flag) => `\`${flag}\``).join(', ')} |`

/** Every command with its own flags, as the page shows them. */
export const flagsTable = (): string[] =>
  completionWords(createProgram(silent, () => undefined))
    .filter(({ path }) => path !== '')
    .map(({ path, flags }) =>
      row(
        path,
        flags.filter((flag) => !shared.includes(flag)),
      ),
    )
