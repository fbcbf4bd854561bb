import { allCommands } from '../all-commands'
import { completionWords } from '../completion/completion-words'

/** Flags that most commands share, and that the page explains once. */
const shared: readonly string[] = ['--help', '--json', '--url', '--token']

const row = (name: string, flags: readonly string[]): string =>
  `| \`${name}\` | ${flags.map((flag) => `\`${flag}\``).join(', ')} |`

/** Every command with its own flags, as the page shows them. */
export const flagsTable = (): string[] =>
  completionWords(allCommands)
    .filter(({ path }) => path !== '')
    .map(({ path, flags }) =>
      row(
        path,
        flags.filter((flag) => !shared.includes(flag)),
      ),
    )
